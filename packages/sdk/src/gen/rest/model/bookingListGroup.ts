
/**
 * Group in the traveler's trip list; follows the trip, or is cancelled once the booking is canceled (T-107, T-108).
 */
export type BookingListGroup = typeof BookingListGroup[keyof typeof BookingListGroup];


export const BookingListGroup = {
  confirmed: 'confirmed',
  pending: 'pending',
  complete: 'complete',
  cancelled: 'cancelled',
} as const;
