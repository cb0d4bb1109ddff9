
export interface TripEarnings {
  tripId: string;
  tripName: string;
  /** In the books; an advance of a trip that is not settled is not earned yet. */
  earnedMinor: number;
  paidMinor: number;
  scheduledMinor: number;
  currency: string;
  /** The earnings report is final. */
  settled: boolean;
}
