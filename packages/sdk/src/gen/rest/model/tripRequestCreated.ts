
export interface TripRequestCreated {
  id: string;
  instantlyApproved: boolean;
  tripId?: string;
}
