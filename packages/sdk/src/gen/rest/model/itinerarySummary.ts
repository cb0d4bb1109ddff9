import type { ItineraryStatus } from './itineraryStatus.ts';
import type { ItinerarySummaryOperatorGroup } from './itinerarySummaryOperatorGroup.ts';
import type { Photo } from './photo.ts';

export interface ItinerarySummary {
  id: string;
  name: string;
  country: string;
  destination: string;
  lengthInDays: number;
  status: ItineraryStatus;
  /** Group in the operator's list (O-013). */
  operatorGroup: ItinerarySummaryOperatorGroup;
  currency: string;
  /**
     * @minimum 1
     * @maximum 3
     */
  tier: number;
  /**
     * @minimum 1
     * @maximum 5
     */
  activityLevel?: number;
  /** Ids of categories. */
  categories?: string[];
  hero: Photo;
  fromPriceMinor?: number;
  /** Whether the host has yet to reach the itinerary's tier. */
  locked: boolean;
  lockReason?: string;
  recommended: boolean;
  topRecommended: boolean;
  instantApproval?: boolean;
  firstAvailableDate?: string;
  operatorName?: string;
}
