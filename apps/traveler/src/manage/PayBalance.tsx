import { LinkButton } from '@caravan/ui/LinkButton';
import { Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PriceSummary } from './PriceSummary.tsx';

/** Pays towards the balance (T-040, T-259). With nothing due the page leads back (T-041). */
export function PayBalance() {
  const booking = useOpenBooking();
  // What was due when the page opened: the payment itself brings the balance down while it is shown.
  const [opened] = useState(booking);
  if (opened.dueMinor <= 0 || !opened.isPrimary) {
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: booking.trip.id }} replace />;
  }
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <LinkButton
          href={paths.trip(booking.trip.id, 'manage-booking')}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          className="-ml-3"
        >
          {words.back}
        </LinkButton>
        <h1 className="display-title mt-3">{words.payTitle}</h1>
        <p className="mt-1 text-muted">{booking.trip.name}</p>
        <PaymentForm booking={booking} />
      </div>
      <div className="hidden lg:block">
        <PriceSummary booking={booking} withAction={false} />
      </div>
    </div>
  );
}
