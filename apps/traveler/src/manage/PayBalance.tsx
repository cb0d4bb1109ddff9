import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useOpenBooking } from '../trip/TripContext.ts';
import { BackToBooking } from './BackToBooking.tsx';
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
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <BackToBooking tripId={booking.trip.id} />
        <h1 className="display-title mt-3">{words.payTitle}</h1>
        <p className="mt-1 text-muted">{booking.trip.name}</p>
        <PaymentForm booking={booking} />
      </div>
      <div className="hidden lg:block">
        <div className="lg:sticky lg:under-header">
          <PriceSummary booking={booking} withAction={false} />
        </div>
      </div>
    </div>
  );
}
