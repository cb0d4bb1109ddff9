import { getGetTripFormQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { TripFormEditor } from './TripFormEditor.tsx';

/** A traveler's trip form; the customer also fills in those of companions without an account. */
export function TripForm() {
  const booking = useOpenBooking();
  const own = booking.travelerId ?? booking.customer.id ?? '';
  const people = [booking.customer, ...booking.additionalParticipants].filter(
    (person) => person.id !== undefined && (person.id === own || (booking.isPrimary && !person.email)),
  );
  const [traveler, setTraveler] = useState(own);
  return (
    <div>
      {people.length > 1 && (
        <Select
          className="mb-8 max-w-xs"
          label={words.forWhom}
          options={people.map((person) => ({
            id: person.id ?? '',
            label: `${person.firstName} ${person.lastName}`,
          }))}
          value={traveler}
          onChange={setTraveler}
        />
      )}
      <Loaded key={traveler} tripId={booking.trip.id} travelerId={traveler} />
    </div>
  );
}

function Loaded({ tripId, travelerId }: { tripId: string; travelerId: string }) {
  const form = useLoaded(getGetTripFormQueryOptions(tripId, travelerId));
  return <TripFormEditor form={form} tripId={tripId} travelerId={travelerId} />;
}
