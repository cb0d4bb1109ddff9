import type { Booking, UpcomingItem } from '@caravan/sdk';
import { type NextStep, NextSteps } from '@caravan/shell/NextSteps';
import { useFormat } from '@caravan/shell/useFormat';
import { useOpened } from '@caravan/shell/useOpened';
import { lazy, Suspense } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const DoHere = lazy(() => import('./DoHere.tsx'));

type Place = NonNullable<UpcomingItem['to']>;

/** Items that are completed in a drawer on this page. */
const here = { tripForm: 'tripForm', payment: 'payment' } as const satisfies Partial<Record<Place, Place>>;

/** The page where each other item is completed. */
const pageOf = (tripId: string): Record<Exclude<Place, keyof typeof here>, string> => ({
  terms: paths.trip(tripId),
  insurance: paths.insurance(tripId),
  companions: paths.trip(tripId, 'manage-booking'),
  preparation: paths.trip(tripId, 'preparation'),
  review: paths.trip(tripId),
});

/** 'Upcoming For You': what comes next, each done in place or one press away, along with what is done (T-029). */
export function UpcomingCard({ booking, className }: { booking: Booking; className?: string | undefined }) {
  const format = useFormat();
  // Kept in the URL, so that it can be linked to and Back closes it.
  const [opened, open, close] = useOpened('do');
  const actionOf = ({ to, label }: UpcomingItem): NextStep['action'] => {
    // Until the terms are signed, the other pages are locked (T-024).
    if (!to || !booking.termsAccepted) return undefined;
    const step = { label: words.doItem[to], name: `${words.doItem[to]}: ${label}` };
    return to in here
      ? { ...step, onPress: () => open(to) }
      : { ...step, href: pageOf(booking.trip.id)[to as Exclude<Place, keyof typeof here>] };
  };
  return (
    <>
      <NextSteps
        titled="inside"
        title={words.upcoming}
        empty={words.upcomingEmpty}
        atFirst={10}
        className={className}
        items={(booking.upcoming ?? []).map((item) => ({
          id: item.key,
          what: item.label,
          why: item.date && format.date(item.date, 'MMM DD, YYYY'),
          urgency: item.to ? 'soon' : 'info',
          done: item.done ?? false,
          action: actionOf(item),
        }))}
      />
      <Suspense fallback={null}>
        {booking.termsAccepted && opened !== undefined && opened in here && (
          <DoHere what={opened as keyof typeof here} booking={booking} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
