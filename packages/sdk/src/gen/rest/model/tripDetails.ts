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
  /** Earned so far from confirmed travelers. */
  earningsMinor: number;
  potentialEarningsMinor: number;
  /** Total paid by all parties that have not canceled, including pending ones. */
  collectedMinor?: number;
  currency: string;
  /** Whether orders can be selected (H-301). */
  selectable: boolean;
  canConfirm: boolean;
  confirmReason?: string;
  /** Number of spots to select before confirming is enabled (H-302). */
  minimumToConfirm?: number;
  /** Whether confirming launches the trip now (H-307). */
  launchAndConfirm?: boolean;
  canReject: boolean;
  /** The promotional emails and their results (H-209). */
  emailCampaigns?: EmailCampaign[];
}
