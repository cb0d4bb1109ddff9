import type { PublicTrip } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useState } from 'react';
import { stageWords, words } from './messages.ts';
import { stageOf } from './stage.ts';
import { stageText } from './stageText.ts';

/** Announces bookings while the page is open to people who can't see the numbers change. */
export function TripNews({ trip }: { trip: PublicTrip }) {
  const format = useFormat();
  const stage = stageWords[stageOf(trip)];
  const now = trip.bookable
    ? words.news(
        words.spotsLeft(trip.spotsLeft),
        format.money(trip.fromPriceMinor, trip.currency, { trim: true }),
      )
    : [stage.title ?? stage.badge, stageText(trip)].filter(Boolean).join('. ');
  const [opened, setOpened] = useState<string | null>(now);
  if (opened !== null && opened !== now) setOpened(null);
  return (
    <p role="status" className="sr-only">
      {opened === null && now}
    </p>
  );
}
