import { factsOf, tell, useTold } from '@caravan/shell/events';
import { useFormat } from '@caravan/shell/useFormat';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { shows } from '../bookings/bookings.ts';
import { words as manage } from '../manage/messages.ts';
import { PriceSummary } from '../manage/PriceSummary.tsx';
import { paths } from '../paths.ts';
import { SideSummary, withSide } from '../trip/SideSummary.tsx';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';

/** 'Are you sure?' when a balance is due: paying it is the alternative (T-040, T-130). */
export function PayBalanceFirst() {
  const format = useFormat();
  const booking = useOpenBooking();
  const { trip } = booking;
  const asked = booking.dueMinor > 0 && shows('cancel', booking);
  useTold('startedCancelFlow', asked && factsOf(booking));
  if (!asked) {
    return <Navigate to="/trips/$tripId/manage-booking" params={{ tripId: trip.id }} replace />;
  }
  return (
    <div className={withSide}>
      <div className="max-w-xl">
        <LinkButton
          href={paths.trip(trip.id, 'manage-booking')}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          className="-ms-3"
        >
          {words.toBooking}
        </LinkButton>
        <h1 className="display-title mt-3">{words.areYouSure}</h1>
        <p className="mt-4 text-lg">
          {words.dueText(format.money(booking.dueMinor, booking.currency), trip.name)}
        </p>
        <p className="mt-2 text-muted">{words.placeGone}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton
            href={paths.payment(trip.id)}
            onPress={() => tell('selectedPaymentOption', factsOf(booking))}
          >
            {words.pay}
          </LinkButton>
          <LinkButton
            href={paths.cancelBooking(trip.id)}
            variant="danger-quiet"
            onPress={() => tell('continuedToCancel', factsOf(booking))}
          >
            {words.goOn}
          </LinkButton>
        </div>
      </div>
      <SideSummary
        title={manage.price}
        amount={format.money(booking.dueMinor, booking.currency, { trim: false })}
        phone="bottom"
      >
        <PriceSummary booking={booking} withAction={false} />
      </SideSummary>
    </div>
  );
}
