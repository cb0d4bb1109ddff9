
export type ReinstateBookingBookingStatus = typeof ReinstateBookingBookingStatus[keyof typeof ReinstateBookingBookingStatus];


export const ReinstateBookingBookingStatus = {
  pending: 'pending',
  confirmed: 'confirmed',
} as const;
