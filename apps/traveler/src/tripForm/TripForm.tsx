import type { Booking } from '@caravan/sdk';
import { getGetTripFormQueryOptions } from '@caravan/sdk/react-query';
import { factsOf, tell } from '@caravan/shell/events';
import { TripFormEditor } from '@caravan/shell/TripForm/TripFormEditor';
import { words } from '@caravan/shell/tripFormWords';
import { useLoaded } from '@caravan/shell/useLoaded';
import { useProfile } from '@caravan/shell/useProfile';
import { Select } from '@caravan/ui/Select';
import { useState } from 'react';
import { party } from '../bookings/bookings.ts';
import { useOpenTrip } from '../trip/TripContext.ts';

/** The trip form of a traveler on a booking, or of the host, who has no booking (H-446). */
export function TripForm() {
  const { trip, booking } = useOpenTrip();
  const { id } = useProfile();
  return booking ? <PartyForm booking={booking} /> : <Loaded tripId={trip.id} travelerId={id} />;
}

/** The customer also fills in the forms of companions without an account. */
export function PartyForm({ booking }: { booking: Booking }) {
  const own = booking.travelerId ?? booking.customer.id ?? '';
  const people = party(booking).filter(
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
  const { booking } = useOpenTrip();
  return (
    <TripFormEditor
      form={form}
      tripId={tripId}
      travelerId={travelerId}
      onSaved={() => tell('submittedTripForm', booking ? factsOf(booking) : { tripId })}
    />
  );
}
