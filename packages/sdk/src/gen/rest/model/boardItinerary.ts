
export interface BoardItinerary {
  id: string;
  name: string;
}
