import type { Booking, SupportAction } from '@caravan/sdk';
import { adminRemoveDiscount } from '@caravan/sdk/client';
import { useAdminBookingMoney } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));
const DiscountDialog = lazy(() => import('./DiscountDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const PayerDialog = lazy(() => import('./PayerDialog.tsx'));
const WaiveDialog = lazy(() => import('./WaiveDialog.tsx'));
const CancelDialog = lazy(() => import('./CancelDialog.tsx'));
const ReinstateDialog = lazy(() => import('./ReinstateDialog.tsx'));

type Opened = 'refund' | 'discount' | 'undiscount' | 'move' | 'payer' | 'waive' | 'cancel' | 'reinstate';

/** The names of a booking's travelers, by ID. */
const namesOf = ({ customer, additionalParticipants }: Booking) =>
  new Map(
    [customer, ...additionalParticipants].map((p) => [p.id, `${p.firstName} ${p.lastName}`.trim()] as const),
  );

/** The actions that the server allows on an order's money and status. */
export function BookingActions({ booking }: { booking: Booking }) {
  const can = (action: SupportAction) => booking.supportActions?.includes(action) ?? false;
  const money = useAdminBookingMoney(booking.id, { query: { enabled: can('refund') } });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const dialog = { bookingId: booking.id, onClose: close };
  const discount = money.data?.discount;
  return (
    <section className="flex flex-wrap gap-3" aria-label={words.actions}>
      {can('refund') && (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => setOpened('refund')}
          isDisabled={!money.data || money.data.items.length === 0}
        >
          {words.refund.open}
        </Button>
      )}
      {can('discount') && (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => setOpened(discount ? 'undiscount' : 'discount')}
          isDisabled={!money.data}
        >
          {discount ? words.discount.remove : words.discount.open}
        </Button>
      )}
      {can('move') && (
        <Button variant="secondary" size="sm" onPress={() => setOpened('move')}>
          {words.moving.open}
        </Button>
      )}
      {can('payer') && (
        <Button variant="secondary" size="sm" onPress={() => setOpened('payer')}>
          {words.payer.open}
        </Button>
      )}
      {can('waive') && (
        <Button variant="secondary" size="sm" onPress={() => setOpened('waive')}>
          {words.waiving.open}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="danger" size="sm" onPress={() => setOpened('cancel')}>
          {words.cancelling.open}
        </Button>
      )}
      {can('reinstate') && (
        <Button variant="secondary" size="sm" onPress={() => setOpened('reinstate')}>
          {words.reinstating.open}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'refund' && money.data && (
          <RefundDialog {...dialog} money={money.data} names={namesOf(booking)} />
        )}
        {opened === 'discount' && <DiscountDialog {...dialog} />}
        {opened === 'move' && <MoveDialog {...dialog} tripId={booking.trip.id} />}
        {opened === 'payer' && <PayerDialog booking={booking} onClose={close} />}
        {opened === 'waive' && <WaiveDialog {...dialog} names={namesOf(booking)} />}
        {opened === 'cancel' && <CancelDialog {...dialog} currency={booking.currency} />}
        {opened === 'reinstate' && <ReinstateDialog {...dialog} />}
      </Suspense>
      {opened === 'undiscount' && discount && (
        <RemoveDiscount
          bookingId={booking.id}
          currency={booking.currency}
          discount={discount}
          onClose={close}
        />
      )}
    </section>
  );
}

type RemoveDiscountProps = {
  bookingId: string;
  currency: string;
  discount: { code: string; amountMinor: number };
  onClose: () => void;
};

function RemoveDiscount({ bookingId, currency, discount, onClose }: RemoveDiscountProps) {
  const format = useFormat();
  const w = words.discount;
  const remove = useChange(adminRemoveDiscount, {
    failed: 'here',
    done: w.removed,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => remove.run(bookingId, { code: discount.code, amountMinor: discount.amountMinor })}
      title={w.removeTitle}
      confirmLabel={w.remove}
      cancelLabel={words.cancel}
      isPending={remove.isPending}
      error={remove.error?.message}
    >
      {w.removeText(discount.code, format.money(discount.amountMinor, currency))}
    </ConfirmDialog>
  );
}
