import { shows } from '../bookings/bookings.ts';
import { CancelBooking } from '../cancel/CancelBooking.tsx';
import { CancelCard } from '../cancel/CancelCard.tsx';
import { InsuranceCard } from '../insurance/InsuranceCard.tsx';
import { RidesCard } from '../transfer/RidesCard.tsx';
import { useOpenBooking } from '../trip/TripContext.ts';
import { AddOnsCard } from './AddOnsCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PriceSummary } from './PriceSummary.tsx';
import { RoomsCard } from './RoomsCard.tsx';
import { SpotsCard } from './SpotsCard.tsx';

export interface ManageBookingProps {
  /** Whether the question stands whether to cancel; the address holds it. */
  cancelling: boolean;
  onCancelling: (open: boolean) => void;
}

/** The booking in those of its parts that are open (T-044 to T-050). */
export function ManageBooking({ cancelling, onCancelling }: ManageBookingProps) {
  const booking = useOpenBooking();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 content-start gap-5">
        {shows('spots', booking) && <SpotsCard booking={booking} />}
        {shows('spots', booking) && <RoomsCard booking={booking} />}
        {shows('addOns', booking) && <AddOnsCard booking={booking} />}
        <RidesCard tripId={booking.trip.id} />
        <InsuranceCard booking={booking} />
        {shows('payments', booking) && <PaymentsCard booking={booking} />}
        {shows('cancel', booking) && <CancelCard booking={booking} />}
      </div>
      {shows('balance', booking) && (
        <div className="row-start-1 lg:row-start-auto">
          <PriceSummary booking={booking} />
        </div>
      )}
      <CancelBooking booking={booking} isOpen={cancelling} onClose={() => onCancelling(false)} />
    </div>
  );
}
