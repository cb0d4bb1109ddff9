import type { Photo } from './photo.ts';

export interface BoardItem {
  /** ID of the trip; in the lane requests, of the request. */
  id: string;
  version: number;
  name: string;
  hostName: string;
  startDate: string;
  endDate: string;
  hero: Photo;
  /** Since when it has been in its present state. */
  since: string;
  /** By when the next thing has to be done, or when it happens. */
  deadline?: string;
  spotsTaken: number;
  /** Travelers that it takes to run the trip. */
  minimumSpots: number;
  maximumSpots: number;
  /** Days without services. */
  missingDays: number[];
  /** Other days whose night has no accommodation. */
  uncoveredDays: number[];
  /** Other days with a service that the itinerary no longer has. */
  changedDays: number[];
}
