
export interface TripEarnings {
  tripId: string;
  tripName: string;
  /** In the books; an advance of a trip that is not settled is not earned yet. */
  earnedMinor: number;
  /** With what was taken off for another trip, which was paid with that one. */
  paidMinor: number;
  scheduledMinor: number;
  currency: string;
  /** The earnings report is final. */
  settled: boolean;
}
