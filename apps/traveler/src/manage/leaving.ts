import type { Booking } from '@caravan/sdk';
import type { UnsavedPromptOptions } from '@caravan/shell/useUnsavedPrompt';

/** Pending changes are kept across the trip's tabs, and discarded when leaving the trip (T-043). */
export const staysOnTrip = (booking: Booking, onLeave: () => void): UnsavedPromptOptions => ({
  keptAt: (pathname) => pathname.includes(`/trips/${booking.trip.id}/`),
  onLeave,
});
