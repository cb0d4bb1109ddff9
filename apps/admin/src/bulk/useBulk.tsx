import type { BulkInputAction } from '@caravan/sdk';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import type { Asked, BulkChoice } from './SelectionActions.tsx';
import { select } from './selectMessages.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx'));
const SelectionActions = lazy(() => import('./SelectionActions.tsx'));
const none: ReadonlySet<string> = new Set();

/**
 * Does something with the rows that are selected, or with all that a list's search and filters find. Boxes are there
 * once someone wants to select: a list that is only read loads nothing for it.
 *
 *     const bulk = useBulk('resendEmails', asked);
 *     <ListPage {...bulk.selection} …>{bulk.dialog}</ListPage>
 */
export function useBulk(action: BulkInputAction, asked: Asked) {
  const { group, readOnly } = useProfile();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const [choice, setChoice] = useState<BulkChoice>();
  if (group !== 'admin' || readOnly) return { selection: {}, dialog: null };
  return {
    selection: {
      fields: (
        <Button variant="ghost" onPress={() => setSelected(selected ? undefined : none)}>
          {selected ? select.end : select.open}
        </Button>
      ),
      ...(selected && {
        selected,
        onSelectedChange: (ids: Set<string>) => setSelected(ids),
        selectionActions: (
          <Suspense fallback={null}>
            <SelectionActions action={action} asked={asked} selected={selected} onChoose={setChoice} />
          </Suspense>
        ),
      }),
    },
    dialog: choice && (
      <Suspense fallback={null}>
        <BulkDialog
          action={action}
          choice={choice}
          onStarted={() => setSelected(undefined)}
          onClose={() => setChoice(undefined)}
        />
      </Suspense>
    ),
  };
}
