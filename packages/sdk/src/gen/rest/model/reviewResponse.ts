
export interface ReviewResponse {
  id: string;
  tripId: string;
  tripName: string;
  rating: number;
  comment?: string;
  firstName: string;
  savedAt: string;
}
