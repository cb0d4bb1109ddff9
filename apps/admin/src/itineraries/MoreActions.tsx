import type { Itinerary } from '@caravan/sdk';
import { getExportItineraryUrl, publishItinerary } from '@caravan/sdk/client';
import { getAdminGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { Ellipsis, FileDown, Globe, Pencil } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type MoreActionsProps = {
  itinerary: Itinerary;
  /** Hides everything but the export, for read-only staff. */
  readOnly?: boolean | undefined;
};

/** Less frequent actions for an itinerary: publish its public page, and export it as a file. */
export function MoreActions({ itinerary, readOnly = false }: MoreActionsProps) {
  const [asking, setAsking] = useState(false);
  const publish = useChange(publishItinerary, {
    failed: 'here',
    done: words.published,
    refresh: [getAdminGetItineraryQueryKey(itinerary.id)],
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.more}
            icon={<Ellipsis aria-hidden />}
            variant="secondary"
            tooltip={false}
          />
        }
        items={[
          ...(readOnly
            ? []
            : [
                {
                  id: 'edit',
                  label: words.edit,
                  icon: <Pencil aria-hidden />,
                  href: paths.operatorItinerary(itinerary.id),
                },
                {
                  id: 'publish',
                  label: words.publish,
                  icon: <Globe aria-hidden />,
                  onAction: () => setAsking(true),
                },
              ]),
          {
            id: 'download',
            label: words.download,
            icon: <FileDown aria-hidden />,
            href: getExportItineraryUrl(itinerary.id),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => publish.run(itinerary.id)}
        title={words.publishTitle(itinerary.name)}
        confirmLabel={words.publish}
        isPending={publish.isPending}
        error={publish.problem}
      >
        {words.publishText}
      </ConfirmDialog>
    </>
  );
}
