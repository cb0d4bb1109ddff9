import type { Photo } from './photo.ts';

export interface RecommendedItinerary {
  id: string;
  name: string;
  country?: string;
  heroImage?: Photo;
  /** Whether hosts can request it. */
  active: boolean;
  topRecommended: boolean;
}
