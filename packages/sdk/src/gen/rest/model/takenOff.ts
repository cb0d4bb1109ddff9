
export interface TakenOff {
  tripId: string;
  tripName: string;
  amountMinor: number;
}
