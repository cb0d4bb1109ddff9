import type { Booking, RefundQuote } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { shows } from '../bookings/bookings.ts';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { words } from './messages.ts';
import { useCancellationOffer } from './useCancellation.ts';

export interface CancelBookingProps {
  booking: Booking;
  isOpen: boolean;
  onClose: () => void;
}

/** Cancelling from the question to the last word, after which the trip is shown again (T-126, T-127). */
export function CancelBooking({ booking, isOpen, onClose }: CancelBookingProps) {
  const [done, setDone] = useState<RefundQuote>();
  const client = useQueryClient();
  if (done) return <Cancelled booking={booking} quote={done} />;
  if (!isOpen || !shows('cancel', booking)) return null;
  return (
    <Open
      booking={booking}
      onClose={onClose}
      onCancelled={(quote) => {
        setDone(quote);
        void client.invalidateQueries({ queryKey: bookingsQuery().queryKey });
      }}
    />
  );
}

type OpenProps = { booking: Booking; onClose: () => void; onCancelled: (quote: RefundQuote) => void };

function Open({ booking, onClose, onCancelled }: OpenProps) {
  const { data: offer } = useCancellationOffer(booking);
  // The card on the page says when the offer can't be read, or leads to support.
  if (!offer?.canCancel) return null;
  return <CancelDialog booking={booking} offer={offer} onClose={onClose} onCancelled={onCancelled} />;
}

function Cancelled({ booking, quote }: { booking: Booking; quote: RefundQuote }) {
  const format = useFormat();
  const navigate = useNavigate();
  const money = (minor: number) => format.money(minor, booking.currency, { trim: false });
  const close = () => void navigate({ to: '/trips/$tripId', params: { tripId: booking.trip.id } });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={words.cancelled}
      size="sm"
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <div className="grid gap-2">
        <p>{words.cancelledText(booking.trip.name)}</p>
        {quote.refundMinor > 0 && <p>{words.refundOnWay(money(quote.refundMinor))}</p>}
        {quote.tripCreditMinor > 0 && <p>{words.creditKept(money(quote.tripCreditMinor))}</p>}
        {quote.refundMinor + quote.tripCreditMinor === 0 && <p>{words.nothingBack}</p>}
      </div>
    </Dialog>
  );
}
