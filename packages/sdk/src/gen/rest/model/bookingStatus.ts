
export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];


export const BookingStatus = {
  pending: 'pending',
  awaiting: 'awaiting',
  waitlist: 'waitlist',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  closed: 'closed',
  complete: 'complete',
} as const;
