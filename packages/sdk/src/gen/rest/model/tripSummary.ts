import type { BookingSummary } from './bookingSummary.ts';
import type { Photo } from './photo.ts';
import type { TripStatus } from './tripStatus.ts';
import type { TripSummaryHostGroup } from './tripSummaryHostGroup.ts';
import type { TripSummaryOperatorGroup } from './tripSummaryOperatorGroup.ts';

export interface TripSummary {
  id: string;
  shortId: string;
  name: string;
  destination: string;
  country: string;
  status: TripStatus;
  /** The status in a word, the same everywhere. */
  statusLabel: string;
  /** What the status means, in a sentence (T-110). */
  statusText: string;
  /** Category of the host's list (H-252). */
  hostGroup: TripSummaryHostGroup;
  /** Category of the operator's list (O-086); none when cancelled. */
  operatorGroup?: TripSummaryOperatorGroup;
  startDate: string;
  endDate: string;
  launchDate?: string;
  hero: Photo;
  minimumSpots: number;
  maximumSpots: number;
  spotsLeft: number;
  soldOut: boolean;
  currency: string;
  tripPath?: string;
  hostName?: string;
  operatorName?: string;
  booking?: BookingSummary;
  tripRequestId?: string;
}
