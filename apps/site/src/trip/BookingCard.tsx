import type { PublicTrip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useDraft } from '../checkout/draft.ts';
import { resize } from '../checkout/selection.ts';
import { useHold } from '../checkout/useHold.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { partyLimit } from './party.ts';
import { PriceLead } from './PriceLead.tsx';
import { StageNotice } from './StageNotice.tsx';
import { stageText } from './stageText.ts';

// Loaded with the first rejection, along with the checkout's messages.
const SoldOutNotice = lazy(async () => ({
  default: (await import('../checkout/SoldOutNotice.tsx')).SoldOutNotice,
}));

/** Price, number of travelers, and the button that holds their spots; or why the trip can't be booked. */
export function BookingCard({ trip }: { trip: PublicTrip }) {
  const navigate = useNavigate();
  const draft = useDraft(trip.tripPath);
  const holding = useHold(trip);
  const [spots, setSpots] = useState(1);
  const limit = partyLimit(trip);
  // Others may have taken spots since they were selected.
  const party = Math.min(spots, limit.most);
  const { state } = holding;
  const held = state === 'active';
  // Visitors who hold the last spots aren't told that the trip is sold out.
  const text = trip.bookable ? stageText(trip) : undefined;
  const go = () => void navigate({ to: paths.book(trip.tripPath) });
  const book = async () => {
    if (await holding.take(resize(draft.selection, party))) go();
  };

  return (
    <Card className="shadow-overlay">
      {!trip.bookable && !held ? (
        <StageNotice trip={trip} />
      ) : (
        <>
          <PriceLead trip={trip} />
          {text && <p className="mt-4 border-t border-line pt-4 text-sm">{text}</p>}
          {held ? (
            <LinkButton href={paths.book(trip.tripPath)} size="lg" className="mt-6 w-full">
              {words.continue}
            </LinkButton>
          ) : (
            <>
              <div className="mt-6 border-t border-line pt-5">
                <QuantityStepper
                  label={words.travelers}
                  value={party}
                  onChange={setSpots}
                  min={1}
                  max={limit.most}
                  limitMessage={limit.why}
                />
              </div>
              {holding.soldOut && (
                <Suspense fallback={null}>
                  <SoldOutNotice trip={trip} draft={draft} holding={holding} onTaken={go} />
                </Suspense>
              )}
              <Button
                size="lg"
                className="mt-5 w-full"
                isPending={holding.isTaking}
                onPress={() => void book()}
              >
                {party > 1 ? words.bookMany(party) : words.book}
              </Button>
              <p className="mt-3 text-center text-[0.8125rem] text-muted">
                {words.heldNote(trip.holdMinutes)}
              </p>
            </>
          )}
          {trip.bookable && (
            <p className="tabular mt-5 border-t border-line pt-4 text-center text-sm font-medium">
              {words.spotsLeft(trip.spotsLeft)}
            </p>
          )}
        </>
      )}
    </Card>
  );
}
