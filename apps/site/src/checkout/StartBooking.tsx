import type { PublicTrip } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { QuantityStepper } from '@caravan/ui/QuantityStepper';
import { useState } from 'react';
import { partyLimit } from '../trip/party.ts';
import { StageNotice } from '../trip/StageNotice.tsx';
import type { Draft } from './draft.ts';
import { words } from './messages.ts';
import { resize } from './selection.ts';
import type { UseHold } from './useHold.ts';

export type StartBookingProps = { trip: PublicTrip; draft: Draft; holding: UseHold };

/** The first step of a checkout that was opened without a hold. */
export function StartBooking({ trip, draft, holding }: StartBookingProps) {
  const limit = partyLimit(trip);
  const [spots, setSpots] = useState(Math.min(draft.selection.spots, limit.most));
  if (!trip.bookable) return <StageNotice trip={trip} />;
  return (
    <div className="max-w-lg">
      <h1 className="display-title">{words.startTitle}</h1>
      <p className="mt-3 text-muted">{words.startText}</p>
      <Card className="mt-8">
        <QuantityStepper
          label={words.places}
          value={spots}
          onChange={setSpots}
          min={1}
          max={limit.most}
          limitMessage={limit.why}
        />
      </Card>
      <Button
        size="lg"
        className="mt-6 w-full sm:w-auto"
        isPending={holding.isTaking}
        onPress={() => void holding.take(resize(draft.selection, spots))}
      >
        {words.hold(spots)}
      </Button>
    </div>
  );
}
