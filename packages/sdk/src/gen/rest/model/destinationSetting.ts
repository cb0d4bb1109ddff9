import type { Photo } from './photo.ts';

export interface DestinationSetting {
  /** What a link to its trips has. */
  id: string;
  country: string;
  name: string;
  /** Shown above its trips. */
  intro?: string;
  picture?: Photo;
  /** Not offered as a choice or a filter; records keep it. */
  hidden: boolean;
  /** Number of itineraries that have it. */
  itineraries: number;
  trips: number;
}
