
/**
 * A traveler who has begun the trip form, with the contact entered so far.
 */
export interface TravelerContact {
  travelerId: string;
  traveler: string;
  name?: string;
  relationship?: string;
  phone?: string;
  email?: string;
}
