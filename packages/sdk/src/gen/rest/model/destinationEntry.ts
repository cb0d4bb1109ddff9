
export interface DestinationEntry {
  country: string;
  destination: string;
  /** Number of itineraries there. */
  itineraries: number;
}
