
/**
 * Its group in the list of one's trips: that of the trip, and cancelled once the booking is (T-107, T-108).
 */
export type BookingListGroup = typeof BookingListGroup[keyof typeof BookingListGroup];


export const BookingListGroup = {
  confirmed: 'confirmed',
  pending: 'pending',
  complete: 'complete',
  cancelled: 'cancelled',
} as const;
