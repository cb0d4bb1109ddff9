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
  /** The status as a short label, the same everywhere. */
  statusLabel: string;
  /** The status explained in a sentence (T-110). */
  statusText: string;
  /** Group in the host's list (H-252). */
  hostGroup: TripSummaryHostGroup;
  /** Group in the operator's list (O-086); absent for canceled trips. */
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
