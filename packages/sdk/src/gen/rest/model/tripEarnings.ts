
export interface TripEarnings {
  tripId: string;
  tripName: string;
  /** According to the books; the advance of a trip that is not settled does not count as earned yet. */
  earnedMinor: number;
  /** Includes amounts deducted for another trip, because they were paid with that trip. */
  paidMinor: number;
  scheduledMinor: number;
  currency: string;
  /** Whether the earnings report is final. */
  settled: boolean;
}
