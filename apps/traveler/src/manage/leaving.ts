import type { Booking } from '@caravan/sdk';
import type { UnsavedPromptOptions } from '@caravan/shell/useUnsavedPrompt';

/** Pending changes stay while one looks at another tab of the trip, and end when one leaves it (T-043). */
export const staysOnTrip = (booking: Booking, onLeave: () => void): UnsavedPromptOptions => ({
  keptAt: (pathname) => pathname.includes(`/trips/${booking.trip.id}/`),
  onLeave,
});
