import type { BulkInput, BulkInputAction } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { words } from './messages.ts';

/** What a list was asked for, by the names of the contract. */
export type Asked = Record<string, string | boolean | undefined>;
export type BulkChoice = Pick<BulkInput, 'ids' | 'query'>;
export type SelectionActionsProps = {
  action: BulkInputAction;
  asked: Asked;
  selected: ReadonlySet<string>;
  onChoose: (choice: BulkChoice) => void;
};

/** Search and filters as an address has them. */
const matching = (asked: Asked) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

/** What can be done with the rows that are selected, and with all that the list finds. */
export default function SelectionActions({ action, asked, selected, onChoose }: SelectionActionsProps) {
  return (
    <>
      <Button size="sm" onPress={() => onChoose({ ids: [...selected] })}>
        {words.actions[action].open}
      </Button>
      <Button size="sm" variant="ghost" onPress={() => onChoose({ query: matching(asked) })}>
        {words.all}
      </Button>
    </>
  );
}
