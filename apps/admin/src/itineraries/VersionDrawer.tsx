import type { Itinerary, ItineraryVersion } from '@caravan/sdk';
import { restoreItineraryVersion } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Drawer } from '@caravan/ui/Drawer';
import { useState } from 'react';
import { Difference } from './Difference.tsx';
import { words } from './messages.ts';

export type VersionDrawerProps = { itinerary: Itinerary; version: ItineraryVersion; onClose: () => void };

const w = words.difference;

/** The changes since a version, and a way to restore it. */
export default function VersionDrawer({ itinerary, version, onClose }: VersionDrawerProps) {
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const restore = useChange(restoreItineraryVersion, {
    failed: 'here',
    done: w.restored(version.version),
    onDone: onClose,
  });
  const isPresent = version.version === itinerary.version;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      size="lg"
      title={w.title(version.version)}
      {...(!isPresent && {
        footer: (
          <Button variant="secondary" onPress={() => setAsking(true)}>
            {w.restore}
          </Button>
        ),
      })}
    >
      <p className="mb-5 text-sm text-muted">{w.since(format.instant(version.savedAt))}</p>
      <Difference id={itinerary.id} version={version.version} />
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => restore.run(itinerary.id, version.version, { version: itinerary.version })}
        title={w.restoreTitle(version.version)}
        confirmLabel={w.restore}
        isPending={restore.isPending}
        error={restore.problem}
      >
        {w.restoreText}
      </ConfirmDialog>
    </Drawer>
  );
}
