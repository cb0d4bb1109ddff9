
/**
 * The displayed status of a booking: its own status, or the one that overrides it.
 */
export type BookingDisplay = typeof BookingDisplay[keyof typeof BookingDisplay];


export const BookingDisplay = {
  pending: 'pending',
  awaiting: 'awaiting',
  waitlist: 'waitlist',
  confirmed: 'confirmed',
  closed: 'closed',
  complete: 'complete',
  cancelled: 'cancelled',
  pending_cancellation: 'pending_cancellation',
  rejected: 'rejected',
} as const;
