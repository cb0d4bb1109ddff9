import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';

/** The card of a booking. Payments ask for their card each time, so there is none to replace. */
export function UpdatePaymentMethod() {
  const booking = useOpenBooking();
  const tripId = booking.trip.id;
  return (
    <EmptyState
      art="coins"
      title={words.title}
      action={
        booking.dueMinor > 0 && booking.isPrimary ? (
          <LinkButton href={paths.payment(tripId)}>{words.pay}</LinkButton>
        ) : (
          <LinkButton href={paths.trip(tripId)}>{words.back}</LinkButton>
        )
      }
    >
      {words.text}
    </EmptyState>
  );
}
