
export interface UnlistedDestination {
  country: string;
  name: string;
  itineraries: number;
  trips: number;
}
