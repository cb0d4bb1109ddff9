import type { BulkInput, BulkInputAction } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Menu } from '@caravan/ui/Menu';
import { useState } from 'react';
import BulkDialog from './BulkDialog.tsx';
import { words } from './messages.ts';

/** What a list was asked for, by the names of the contract. */
export type Asked = Record<string, string | boolean | undefined>;
type BulkChoice = Pick<BulkInput, 'ids' | 'query'>;
export type SelectionActionsProps = {
  actions: readonly BulkInputAction[];
  asked: Asked;
  selected: ReadonlySet<string>;
  /** Whatever was selected is done with. */
  onEnd: () => void;
};

/** Search and filters as an address has them. */
const matching = (asked: Asked) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** What can be done with the rows that are selected, and with all that the list finds. */
export default function SelectionActions({ actions, asked, selected, onEnd }: SelectionActionsProps) {
  const [chosen, setChosen] = useState<{ action: BulkInputAction; choice: BulkChoice }>();
  const [started, setStarted] = useState(false);
  const all = (action: BulkInputAction) => setChosen({ action, choice: { query: matching(asked) } });
  return (
    <>
      {actions.map((action) => (
        <Button key={action} size="sm" onPress={() => setChosen({ action, choice: { ids: [...selected] } })}>
          {words.actions[action].open}
        </Button>
      ))}
      {actions.length === 1 ? (
        <Button size="sm" variant="ghost" onPress={() => all(actions[0]!)}>
          {words.all}
        </Button>
      ) : (
        <Menu
          trigger={
            <Button size="sm" variant="ghost">
              {words.all}
            </Button>
          }
          items={actions.map((action) => ({
            id: action,
            label: words.actions[action].open,
            onAction: () => all(action),
          }))}
        />
      )}
      {chosen && (
        <BulkDialog
          {...chosen}
          onStarted={() => setStarted(true)}
          onClose={started ? onEnd : () => setChosen(undefined)}
        />
      )}
    </>
  );
}
