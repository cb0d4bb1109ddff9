import type { SitePage } from '@caravan/sdk';
import { discardSitePageDraft, takeSitePageDown } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { IconButton } from '@caravan/ui/IconButton';
import { Menu } from '@caravan/ui/Menu';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Acting } from '../frame/Acting.tsx';
import { words } from './messages.ts';
import { hasAddress } from './pages.ts';

const PublishDialog = lazy(() => import('./PublishDialog.tsx'));

export type EditorActionsProps = {
  page: SitePage;
  isUnsaved: boolean;
  onChanged: (page: SitePage) => void;
};

/** What can be done with a page besides writing it. */
export function EditorActions({ page, isUnsaved, onChanged }: EditorActionsProps) {
  const [open, setOpen] = useState<'publish' | 'discard' | 'takeDown'>();
  const close = () => setOpen(undefined);
  const name = words.pages[page.page];
  const after = (done: string) => ({
    failed: 'here' as const,
    done,
    onDone: (next: SitePage) => {
      onChanged(next);
      close();
    },
  });
  const discard = useChange(discardSitePageDraft, after(words.discarded));
  const takeDown = useChange(takeSitePageDown, after(words.takenDown(name)));
  const can = (action: SitePage['availableActions'][number]) => page.availableActions.includes(action);
  const items = [
    ...(page.live && hasAddress(page.page)
      ? [{ id: 'view', label: words.view, href: `/${page.page}?lang=${page.language}` }]
      : []),
    ...(can('discard') ? [{ id: 'discard', label: words.discard, onAction: () => setOpen('discard') }] : []),
    ...(can('takeDown')
      ? [
          {
            id: 'takeDown',
            label: words.takeDown,
            tone: 'danger' as const,
            onAction: () => setOpen('takeDown'),
          },
        ]
      : []),
  ];
  const reason = isUnsaved ? words.saveFirst : can('publish') ? undefined : words.nothingNew;
  return (
    <Acting>
      {items.length > 0 && (
        <Menu
          trigger={<IconButton label={words.more} icon={<Ellipsis aria-hidden />} tooltip={false} />}
          items={items}
        />
      )}
      <Button onPress={() => setOpen('publish')} {...(reason && { disabledReason: reason })}>
        {words.publish}
      </Button>
      {open === 'publish' && (
        <Suspense fallback={null}>
          <PublishDialog page={page} onChanged={onChanged} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={open === 'discard'}
        onClose={close}
        onConfirm={() => discard.run(page.page, page.language, { version: page.version })}
        title={words.discardTitle}
        confirmLabel={words.discard}
        tone="danger"
        isPending={discard.isPending}
        error={discard.problem}
      >
        {words.discardText}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'takeDown'}
        onClose={close}
        onConfirm={() => takeDown.run(page.page, page.language, { version: page.version })}
        title={words.takeDownTitle(name)}
        confirmLabel={words.takeDown}
        tone="danger"
        isPending={takeDown.isPending}
        error={takeDown.problem}
      >
        {words.takeDownText}
      </ConfirmDialog>
    </Acting>
  );
}
