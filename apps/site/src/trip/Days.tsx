import type { PublicTrip } from '@caravan/sdk';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { useLayoutEffect, useRef, useState } from 'react';
import { KeptDays } from './kept.ts';
import { words } from './messages.ts';

export type DaysProps = { trip: PublicTrip; onRead: (day: number) => void };

/** The days in chronological order. The first ones are open, and all of them expand without scripts. */
export function Days({ trip, onRead }: DaysProps) {
  const list = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const unfold = () => {
    for (const day of list.current?.querySelectorAll('details') ?? []) day.open = !all;
    setAll(!all);
  };
  useLayoutEffect(() => {
    const days = list.current;
    const read = ({ target }: Event) => {
      const day = (target as HTMLDetailsElement).closest<HTMLElement>('[data-day]')?.dataset.day;
      if (day && (target as HTMLDetailsElement).open) onRead(Number(day));
    };
    // The toggle event doesn't bubble.
    days?.addEventListener('toggle', read, { capture: true });
    return () => days?.removeEventListener('toggle', read, { capture: true });
  }, [onRead]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="display-title">{words.dayByDay}</h2>
        <SimpleButton variant="ghost" size="sm" onPress={unfold}>
          {all ? words.foldAll : words.unfoldAll}
        </SimpleButton>
      </div>
      <KeptDays place={list} trip={trip} />
    </>
  );
}
