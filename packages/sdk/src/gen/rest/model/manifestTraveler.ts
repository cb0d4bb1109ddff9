import type { ManifestFlight } from './manifestFlight.ts';
import type { ManifestTravelerChangesItem } from './manifestTravelerChangesItem.ts';

export interface ManifestTraveler {
  id: string;
  name: string;
  /** Whether the traveler made the booking. */
  customer: boolean;
  /** What differs from the last print; for operators only. */
  changes?: ManifestTravelerChangesItem[];
  /** Whether the trip form is complete; for hosts only. */
  formComplete?: boolean;
  /** Age in years on the first day of the trip. */
  age?: number;
  gender?: string;
  countryCode?: string;
  email?: string;
  phone?: string;
  arrival?: ManifestFlight;
  departure?: ManifestFlight;
  /** The person the traveler asked to share a room with. */
  roommate?: string;
  /** What the traveler asked for, such as a diet. */
  requests?: string;
}
