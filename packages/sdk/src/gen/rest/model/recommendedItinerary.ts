import type { Photo } from './photo.ts';

export interface RecommendedItinerary {
  id: string;
  name: string;
  country?: string;
  heroImage?: Photo;
  /** Hosts can request it. */
  active: boolean;
  topRecommended: boolean;
}
