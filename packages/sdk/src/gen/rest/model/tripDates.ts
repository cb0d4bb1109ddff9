
/**
 * Dates of the trip, in words (H-203).
 */
export interface TripDates {
  startEnd: string;
  tripFormDue: string;
  hostAgreementDue?: string;
  first2BookingDue?: string;
  tripClose: string;
}
