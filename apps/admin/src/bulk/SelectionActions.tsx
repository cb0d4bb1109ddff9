import type { BulkInput, BulkInputAction } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { useState } from 'react';
import BulkDialog from './BulkDialog.tsx';
import { words } from './messages.ts';

/** What a list was asked for, by the names of the contract. */
export type Asked = Record<string, string | boolean | undefined>;
type BulkChoice = Pick<BulkInput, 'ids' | 'query'>;
export type SelectionActionsProps = {
  action: BulkInputAction;
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
export default function SelectionActions({ action, asked, selected, onEnd }: SelectionActionsProps) {
  const [choice, setChoice] = useState<BulkChoice>();
  const [started, setStarted] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setChoice({ ids: [...selected] })}>
        {words.actions[action].open}
      </Button>
      <Button size="sm" variant="ghost" onPress={() => setChoice({ query: matching(asked) })}>
        {words.all}
      </Button>
      {choice && (
        <BulkDialog
          action={action}
          choice={choice}
          onStarted={() => setStarted(true)}
          onClose={started ? onEnd : () => setChoice(undefined)}
        />
      )}
    </>
  );
}
