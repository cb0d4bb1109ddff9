import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import type { Draft } from './draft.ts';
import { words } from './messages.ts';
import type { UseHold } from './useHold.ts';

export type HoldEndedProps = { draft: Draft; holding: UseHold };

/** The hold has expired: no input is lost, and one press continues. */
export function HoldEnded({ draft, holding }: HoldEndedProps) {
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState
        art="calendar"
        level={2}
        title={words.endedTitle}
        action={
          <Button size="lg" isPending={holding.isTaking} onPress={() => void holding.take(draft.selection)}>
            {words.holdAgain}
          </Button>
        }
      >
        {words.endedText}
      </EmptyState>
    </>
  );
}
