import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { WhenNear } from '@caravan/shell/WhenNear';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { SaveBar } from '@caravan/ui/SaveBar';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { shows } from '../bookings/bookings.ts';
import { CancelBooking } from '../cancel/CancelBooking.tsx';
import { CancelCard } from '../cancel/CancelCard.tsx';
import { InsuranceCard } from '../insurance/InsuranceCard.tsx';
import { RidesCard } from '../transfer/RidesCard.tsx';
import { useOpenBooking } from '../trip/TripContext.ts';
import { AddOnsCard } from './AddOnsCard.tsx';
import { ChangesCart } from './ChangesCart.tsx';
import { staysOnTrip } from './leaving.ts';
import { words } from './messages.ts';
import { PriceSummary } from './PriceSummary.tsx';
import { RoomsCard } from './RoomsCard.tsx';
import { SpotsCard } from './SpotsCard.tsx';
import { useEditing } from './useEditing.ts';

// Loaded when it is about to be seen, because its table is far below the fold.
const PaymentsCard = lazy(() => import('./PaymentsCard.tsx').then((m) => ({ default: m.PaymentsCard })));

export interface ManageBookingProps {
  /** Whether the cancellation dialog is open, as kept in the URL. */
  cancelling: boolean;
  onCancelling: (open: boolean) => void;
}

/** The available parts of the booking (T-044 to T-050). */
export function ManageBooking({ cancelling, onCancelling }: ManageBookingProps) {
  const booking = useOpenBooking();
  const editing = useEditing(booking);
  const prompt = useUnsavedPrompt(editing.isChanged, staysOnTrip(booking, editing.clear));
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_288px]">
      <div className="grid min-w-0 content-start gap-5">
        {shows('spots', booking) && <SpotsCard booking={booking} />}
        {shows('spots', booking) && <RoomsCard booking={booking} editing={editing} />}
        {shows('addOns', booking) && <AddOnsCard booking={booking} editing={editing} />}
        <RidesCard tripId={booking.trip.id} withReason />
        <InsuranceCard booking={booking} />
        {shows('payments', booking) && (
          <WhenNear placeholder={<PaymentsLoading />}>
            <Suspense fallback={<PaymentsLoading />}>
              <PaymentsCard booking={booking} />
            </Suspense>
          </WhenNear>
        )}
        {shows('cancel', booking) && <CancelCard booking={booking} />}
      </div>
      {shows('balance', booking) && (
        <div className="row-start-1 lg:row-start-auto">
          <div className="grid gap-5 lg:sticky lg:under-header">
            <ChangesCart booking={booking} editing={editing} />
            <PriceSummary booking={booking} />
          </div>
        </div>
      )}
      <SaveBar
        className="lg:hidden"
        isDirty={editing.isChanged}
        message={words.pendingChanges(editing.wish.addOns.length + (editing.wish.rooms ? 1 : 0))}
      >
        <Button onPress={() => document.getElementById('changes')?.scrollIntoView({ block: 'center' })}>
          {words.review}
        </Button>
      </SaveBar>
      <CancelBooking booking={booking} isOpen={cancelling} onClose={() => onCancelling(false)} />
      {prompt}
    </div>
  );
}

function PaymentsLoading() {
  return (
    <Card title={words.payments}>
      <Skeleton lines={3} />
    </Card>
  );
}
