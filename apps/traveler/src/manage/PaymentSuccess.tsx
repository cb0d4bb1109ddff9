import { useFormat } from '@caravan/shell/useFormat';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Navigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { charged } from './amounts.ts';
import { words } from './paying/messages.ts';
import { usePending } from './pending.ts';

/**
 * The result of a payment or change (T-122). The URL only identifies the payment; its result is read from the
 * booking, which shows payments only to those who may see them. Without a received payment or a change that
 * was just made, redirects back (T-041).
 */
export function PaymentSuccess({ paymentId }: { paymentId: string | undefined }) {
  const booking = useOpenBooking();
  const format = useFormat();
  const { finished } = usePending(booking.id);
  const payment = booking.payments.find((made) => made.id === paymentId);
  const arrived = payment?.arrived && charged(payment) > 0;
  if (!arrived && !(paymentId === undefined && finished))
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: booking.trip.id }} replace />;
  const money = (minor: number) => format.money(minor, booking.currency, { trim: false });
  const title = arrived ? words.successTitle : finished!.title;
  const text = arrived
    ? words.successText(money(charged(payment)))
    : finished!.refundMinor > 0
      ? words.refundUnderWay(money(finished!.refundMinor))
      : words.changesSaved;
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <span className="mx-auto grid size-14 place-items-center rounded-full bg-green-soft text-green">
          <Check aria-hidden className="size-7" />
        </span>
        <h1 className="display-title mt-6">{title}</h1>
        <p className="tabular mt-3 text-lg">{text}</p>
        <p className="tabular mt-1 text-muted">
          {booking.dueMinor > 0 ? words.successDue(money(booking.dueMinor)) : words.successPaid}
        </p>
        <LinkButton href={paths.trip(booking.trip.id)} size="lg" className="mt-8">
          {words.toTrip}
        </LinkButton>
      </div>
    </div>
  );
}
