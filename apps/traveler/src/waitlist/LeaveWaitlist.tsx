import type { Booking } from '@caravan/sdk';
import { cancelBooking, getCancellationOffer } from '@caravan/sdk/client';
import { counts } from '@caravan/shell/counts';
import { useBarred } from '@caravan/shell/useBarred';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useState } from 'react';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { words } from './messages.ts';

/**
 * Gives up the position on the waitlist, or the offered spots. Payments made in the meantime are refunded
 * according to the policy.
 */
async function leave(booking: Booking, reason: string, request: ChangeRequest): Promise<Booking> {
  const { quote, refundMethods } = await getCancellationOffer(booking.id);
  const method = refundMethods[0]?.description;
  return cancelBooking(
    booking.id,
    {
      quoteId: quote.id,
      cancellationDetails: {
        reason,
        refundMinor: quote.refundMinor,
        tripCreditMinor: quote.tripCreditMinor,
        ...(method && { refundMethodDescription: method }),
      },
    },
    request,
  );
}

/** Leaves the waitlist or, with an offer, declines it. */
export function LeaveWaitlist({ booking }: { booking: Booking }) {
  const [asking, setAsking] = useState(false);
  const barred = useBarred('cancelBooking');
  const offered = booking.offerExpiresAt !== undefined;
  const { name } = booking.trip;
  const spots = counts.spots(booking.totalSpotsBooked);
  const change = useChange(leave, {
    failed: 'here',
    done: offered ? words.declined(name) : words.left(name),
    refresh: [bookingsQuery().queryKey],
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="danger-quiet"
        onPress={() => setAsking(true)}
        {...(barred && { disabledReason: barred })}
      >
        {offered ? words.decline : words.leave}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.run(booking, offered ? words.declinedReason : words.leftReason)}
        title={offered ? words.declineTitle : words.leaveTitle}
        confirmLabel={offered ? words.decline : words.leave}
        cancelLabel={offered ? words.keep : words.stay}
        tone="danger"
        isPending={change.isPending}
        error={change.problem}
      >
        {offered ? words.declineText(name, spots) : words.leaveText(name, spots)}
      </ConfirmDialog>
    </>
  );
}
