
export interface DestinationEntry {
  country: string;
  destination: string;
  /** How many lead there. */
  itineraries: number;
}
