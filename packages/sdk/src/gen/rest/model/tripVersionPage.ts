import type { TripVersion } from './tripVersion.ts';

export interface TripVersionPage {
  items: TripVersion[];
  nextCursor?: string;
}
