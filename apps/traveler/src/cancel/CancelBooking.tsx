import type { Booking, RefundQuote } from '@caravan/sdk';
import { lazy, Suspense, useState } from 'react';
import { shows } from '../bookings/bookings.ts';

// Loaded lazily: most people who view their booking keep it.
const Cancelling = lazy(() => import('./Cancelling.tsx').then((m) => ({ default: m.Cancelling })));
const Cancelled = lazy(() => import('./Cancelling.tsx').then((m) => ({ default: m.Cancelled })));

export interface CancelBookingProps {
  booking: Booking;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The cancellation flow from the first question to the result, after which the trip is shown again (T-126,
 * T-127).
 */
export function CancelBooking({ booking, isOpen, onClose }: CancelBookingProps) {
  const [done, setDone] = useState<{ quote: RefundQuote; travelers: number }>();
  if (!done && (!isOpen || !shows('cancel', booking))) return null;
  return (
    <Suspense>
      {done ? (
        <Cancelled booking={booking} {...done} />
      ) : (
        <Cancelling
          booking={booking}
          onClose={onClose}
          onCancelled={(quote, travelers) => {
            setDone({ quote, travelers });
          }}
        />
      )}
    </Suspense>
  );
}
