import { useFormat } from '@caravan/shell/useFormat';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DebitAlert } from '../overview/DebitAlert.tsx';
import { SideSummary, withSide } from '../trip/SideSummary.tsx';
import { useOpenBooking } from '../trip/TripContext.ts';
import { BackToBooking } from './BackToBooking.tsx';
import { words } from './messages.ts';
import { words as paying } from './paying/messages.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PriceSummary } from './PriceSummary.tsx';

/** Pays toward the balance (T-040, T-259). If nothing is due, redirects back (T-041). */
export function PayBalance() {
  const booking = useOpenBooking();
  // Captured when the page opens, because the payment itself reduces the balance while the page is still shown.
  const format = useFormat();
  const [opened] = useState(booking);
  if (opened.dueMinor <= 0 || !opened.isPrimary) {
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: booking.trip.id }} replace />;
  }
  return (
    <div className={withSide}>
      <div>
        <BackToBooking tripId={booking.trip.id} />
        <h1 className="display-title mt-3">{paying.payTitle}</h1>
        <p className="mt-1 text-muted">{booking.trip.name}</p>
        {opened.debit ? (
          <DebitAlert className="mt-8" booking={booking} debit={opened.debit} />
        ) : (
          <PaymentForm booking={booking} />
        )}
      </div>
      <SideSummary
        title={words.price}
        amount={format.money(booking.dueMinor, booking.currency, { trim: false })}
        phone="top"
      >
        <PriceSummary booking={booking} withAction={false} />
      </SideSummary>
    </div>
  );
}
