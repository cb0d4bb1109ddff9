import type { PublicTrip } from '@caravan/sdk';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

/** This draft's spots are already booked, perhaps in another tab. */
export function AlreadyBooked({ trip }: { trip: PublicTrip }) {
  return (
    <>
      <h1 className="sr-only">{words.title}</h1>
      <EmptyState
        art="suitcase"
        level={2}
        title={words.doneTitle(trip.name)}
        action={<LinkButton href={paths.travelerTrips}>{words.portal}</LinkButton>}
      >
        {words.nextMail}
      </EmptyState>
    </>
  );
}
