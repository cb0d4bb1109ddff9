import type { BulkInputAction } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { lazy, Suspense, useState } from 'react';
import { useStaff } from '../frame/useStaff.ts';
import type { Asked } from './SelectionActions.tsx';
import { select } from './selectMessages.ts';

const SelectionActions = lazy(() => import('./SelectionActions.tsx'));

/**
 * Does something with the rows that are selected, or with all that a list's search and filters find. Boxes are there
 * once someone wants to select: a list that is only read loads nothing for it.
 *
 *     <ListPage {...useBulk('resendEmails', asked)} … />
 */
export function useBulk(action: BulkInputAction | readonly BulkInputAction[], asked: Asked) {
  const { changes } = useStaff();
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  if (!changes) return {};
  const end = () => setSelected(undefined);
  return {
    fields: (
      <Button variant="ghost" onPress={selected ? end : () => setSelected(new Set())}>
        {select}
      </Button>
    ),
    ...(selected && {
      selected,
      onSelectedChange: setSelected,
      selectionActions: (
        <Suspense fallback={null}>
          <SelectionActions actions={[action].flat()} asked={asked} selected={selected} onEnd={end} />
        </Suspense>
      ),
    }),
  };
}
