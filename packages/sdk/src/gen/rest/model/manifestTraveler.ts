import type { ManifestFlight } from './manifestFlight.ts';
import type { ManifestTravelerChangesItem } from './manifestTravelerChangesItem.ts';

export interface ManifestTraveler {
  id: string;
  name: string;
  /** Made the booking. */
  customer: boolean;
  /** What is not as on the last print; told to operators. */
  changes?: ManifestTravelerChangesItem[];
  /** The trip form misses nothing; told to hosts. */
  formComplete?: boolean;
  /** In years on the first day of the trip. */
  age?: number;
  gender?: string;
  countryCode?: string;
  email?: string;
  phone?: string;
  arrival?: ManifestFlight;
  departure?: ManifestFlight;
  /** Whom the traveler asked to share with. */
  roommate?: string;
  /** What the traveler asked for, such as a diet. */
  requests?: string;
}
