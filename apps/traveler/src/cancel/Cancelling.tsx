import type { Booking, RefundQuote } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CancelDialog, type CancelDialogProps } from './CancelDialog.tsx';
import { words } from './messages.ts';
import { useCancellationOffer } from './useCancellation.ts';
import { everyone } from './WhoCancels.tsx';

export type CancellingProps = Pick<CancelDialogProps, 'booking' | 'onClose' | 'onCancelled'>;

/** The question of whether to cancel, and for whom. */
export function Cancelling({ booking, onClose, onCancelled }: CancellingProps) {
  const [who, setWho] = useState(everyone);
  const { data: offer, isPlaceholderData } = useCancellationOffer(booking, who.travelers);
  // The card on the page handles an offer that fails to load, and cancellations through support.
  if (!offer?.canCancel) return null;
  return (
    <CancelDialog
      booking={booking}
      offer={offer}
      who={who}
      onWho={setWho}
      isQuoting={isPlaceholderData}
      onClose={onClose}
      onCancelled={onCancelled}
    />
  );
}

type CancelledProps = { booking: Booking; quote: RefundQuote; travelers: number };

/** The result, after which the trip is shown again. */
export function Cancelled({ booking, quote, travelers }: CancelledProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const money = (minor: number) => format.money(minor, booking.currency, { trim: false });
  const close = () => void navigate({ to: '/trips/$tripId', params: { tripId: booking.trip.id } });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={travelers > 0 ? words.someCancelled(travelers) : words.cancelled}
      size="sm"
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <div className="grid gap-2">
        <p>
          {travelers > 0
            ? words.someCancelledText(booking.trip.name)
            : words.cancelledText(booking.trip.name)}
        </p>
        {quote.refundMinor > 0 && <p>{words.refundOnWay(money(quote.refundMinor))}</p>}
        {quote.tripCreditMinor > 0 && <p>{words.creditKept(money(quote.tripCreditMinor))}</p>}
        {quote.refundMinor + quote.tripCreditMinor === 0 && <p>{words.nothingBack}</p>}
      </div>
    </Dialog>
  );
}
