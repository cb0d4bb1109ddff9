import type { Booking } from '@caravan/sdk';
import { adminRemoveDiscount } from '@caravan/sdk/client';
import {
  getAdminBookingMoneyQueryKey,
  getGetBookingQueryKey,
  getAdminListBookingsQueryKey,
  getListAuditLogsQueryKey,
  useAdminBookingMoney,
} from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useProfile } from '@caravan/shell/useProfile';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { words } from './messages.ts';

const RefundDialog = lazy(() => import('./RefundDialog.tsx'));
const DiscountDialog = lazy(() => import('./DiscountDialog.tsx'));
const CancelDialog = lazy(() => import('./CancelDialog.tsx'));
const ReinstateDialog = lazy(() => import('./ReinstateDialog.tsx'));

type Opened = 'refund' | 'discount' | 'undiscount' | 'cancel' | 'reinstate';

/** What an admin can do to a booking's money and status. Trip managers bring bookings back, and touch no money. */
export function BookingActions({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const { group } = useProfile();
  const isAdmin = group === 'admin';
  const money = useAdminBookingMoney(booking.id, { query: { enabled: isAdmin } });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const refresh = () => {
    for (const queryKey of [
      getAdminListBookingsQueryKey(),
      getGetBookingQueryKey(booking.id),
      getAdminBookingMoneyQueryKey(booking.id),
      getListAuditLogsQueryKey(),
    ])
      void client.invalidateQueries({ queryKey });
  };
  const dialog = { bookingId: booking.id, onDone: refresh, onClose: close };
  const over = booking.status === 'cancelled';
  const discount = money.data?.discount;
  return (
    <section className="flex flex-wrap gap-3" aria-label={words.actions}>
      {isAdmin && !over && (
        <>
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setOpened('refund')}
            isDisabled={!money.data || money.data.items.length === 0}
          >
            {words.refund.open}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onPress={() => setOpened(discount ? 'undiscount' : 'discount')}
            isDisabled={!money.data}
          >
            {discount ? words.discount.remove : words.discount.open}
          </Button>
          <Button variant="danger" size="sm" onPress={() => setOpened('cancel')}>
            {words.cancelling.open}
          </Button>
        </>
      )}
      {over && (
        <Button variant="secondary" size="sm" onPress={() => setOpened('reinstate')}>
          {words.reinstating.open}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'refund' && money.data && <RefundDialog {...dialog} money={money.data} />}
        {opened === 'discount' && <DiscountDialog {...dialog} />}
        {opened === 'cancel' && <CancelDialog {...dialog} currency={booking.currency} />}
        {opened === 'reinstate' && <ReinstateDialog {...dialog} />}
      </Suspense>
      {opened === 'undiscount' && discount && (
        <RemoveDiscount
          bookingId={booking.id}
          currency={booking.currency}
          discount={discount}
          onDone={refresh}
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
  onDone: () => void;
  onClose: () => void;
};

function RemoveDiscount({ bookingId, currency, discount, onDone, onClose }: RemoveDiscountProps) {
  const format = useFormat();
  const w = words.discount;
  const remove = useChange(adminRemoveDiscount, {
    failed: 'here',
    done: w.removed,
    onDone: () => {
      onDone();
      onClose();
    },
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
