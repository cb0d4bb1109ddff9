import type { BulkInput, BulkInputAction } from '@caravan/sdk';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx'));

/** A list's query parameters, by their names in the contract. */
type Asked = Record<string, string | boolean | undefined>;

/** Search and filters as a query string. */
const matching = (asked: Asked) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/**
 * A bulk action on the selected rows, or on everything that matches a list's search and filters:
 *
 *     const bulk = useBulk('resendEmails', asked);
 *     <ListPage {...bulk.selection} …>{bulk.dialog}</ListPage>
 */
export function useBulk(action: BulkInputAction, asked: Asked) {
  const { group, readOnly } = useProfile();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [choice, setChoice] = useState<Pick<BulkInput, 'ids' | 'query'>>();
  if (group !== 'admin' || readOnly) return { selection: {}, dialog: null };
  return {
    selection: {
      selected,
      onSelectedChange: (ids: Set<string>) => setSelected(ids),
      selectionActions: (
        <>
          <Button size="sm" onPress={() => setChoice({ ids: [...selected] })}>
            {words.actions[action].open}
          </Button>
          <Button size="sm" variant="ghost" onPress={() => setChoice({ query: matching(asked) })}>
            {words.all}
          </Button>
        </>
      ),
    },
    dialog: choice && (
      <Suspense fallback={null}>
        <BulkDialog
          action={action}
          choice={choice}
          onStarted={() => setSelected(new Set())}
          onClose={() => setChoice(undefined)}
        />
      </Suspense>
    ),
  };
}
