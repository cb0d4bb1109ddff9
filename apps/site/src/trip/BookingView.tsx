import type { PublicTrip } from '@caravan/sdk';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { partyLimit } from './party.ts';
import { PriceLead } from './PriceLead.tsx';
import { stageText } from './stageText.ts';

// Loaded lazily, because most trips that visitors view can be booked.
const StageNotice = lazy(async () => ({ default: (await import('./StageNotice.tsx')).StageNotice }));

export type BookingViewProps = {
  trip: PublicTrip;
  spots: number;
  onSpots: (spots: number) => void;
  /** Spots are held, so the booking continues. */
  isHeld?: boolean;
  isTaking: boolean;
  onBook: (party: number) => void;
  /** Why it failed. */
  children?: ReactNode;
};

/** Price, number of travelers, and the button that holds their spots; or why the trip can't be booked. */
export function BookingView({
  trip,
  spots,
  onSpots,
  isHeld = false,
  isTaking,
  onBook,
  children,
}: BookingViewProps) {
  const limit = partyLimit(trip);
  // Others may have taken spots since they were selected.
  const party = Math.min(spots, limit.most);
  // Visitors who hold the last spots aren't told that the trip is sold out.
  const text = trip.bookable ? stageText(trip) : undefined;
  if (!trip.bookable && !isHeld)
    return (
      <Card className="shadow-overlay">
        <Suspense fallback={null}>
          <StageNotice trip={trip} />
        </Suspense>
      </Card>
    );
  return (
    <Card className="shadow-overlay">
      <PriceLead trip={trip} />
      {text && <p className="mt-4 border-t border-line pt-4 text-sm">{text}</p>}
      {isHeld ? (
        <LinkButton href={paths.book(trip.tripPath)} size="lg" className="mt-6 w-full">
          {words.continue}
        </LinkButton>
      ) : (
        <>
          <div className="mt-6 border-t border-line pt-5">
            <QuantityStepper
              label={words.travelers}
              value={party}
              onChange={onSpots}
              min={1}
              max={limit.most}
              limitMessage={limit.why}
            />
          </div>
          {children}
          <SimpleButton size="lg" className="mt-5 w-full" isPending={isTaking} onPress={() => onBook(party)}>
            {party > 1 ? words.bookMany(party) : words.book}
          </SimpleButton>
          <noscript>
            <p className="mt-3 text-center text-sm font-medium">{words.noScripts}</p>
          </noscript>
          <p className="mt-3 text-center text-[0.8125rem] text-muted">{words.heldNote(trip.holdMinutes)}</p>
        </>
      )}
      {trip.bookable && (
        <p className="tabular mt-5 border-t border-line pt-4 text-center text-sm font-medium">
          {words.spotsLeft(trip.spotsLeft)}
        </p>
      )}
    </Card>
  );
}
