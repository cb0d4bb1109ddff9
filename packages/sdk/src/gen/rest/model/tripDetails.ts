import type { ChartData } from './chartData.ts';
import type { EmailCampaign } from './emailCampaign.ts';
import type { TripStatus } from './tripStatus.ts';
import type { TripTraveler } from './tripTraveler.ts';

export interface TripDetails {
  tripId: string;
  version: number;
  status: TripStatus;
  travelers: TripTraveler[];
  pendingTravelers: number;
  /** Travelers on the waitlist. */
  onHoldTravelers: number;
  confirmedTravelers: number;
  maximumSpots: number;
  minimumTripThreshold: number;
  chartData: ChartData;
  /** Earned from confirmed travelers so far. */
  earningsMinor: number;
  potentialEarningsMinor: number;
  /** What all parties that are not cancelled have paid, pending ones too. */
  collectedMinor?: number;
  currency: string;
  /** Orders can be selected (H-301). */
  selectable: boolean;
  canConfirm: boolean;
  confirmReason?: string;
  /** Spots one must select before confirm is enabled (H-302). */
  minimumToConfirm?: number;
  /** Confirming launches the trip now (H-307). */
  launchAndConfirm?: boolean;
  canReject: boolean;
  /** The promotional emails and what became of them (H-209). */
  emailCampaigns?: EmailCampaign[];
}
