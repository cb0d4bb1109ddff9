import type { InventoryOffer } from './inventoryOffer.ts';
import type { PriceRange } from './priceRange.ts';
import type { WorkshopCost } from './workshopCost.ts';

export interface TripRequestCost {
  /** What a form sends back as it was shown (H-220). */
  basePriceMinor?: number;
  itineraryInventoryItem?: InventoryOffer;
  selectedWorkshopSpaces: WorkshopCost[];
  tripLength: number;
  host: string;
  currency: string;
  /** Host and companions. */
  freeOfCharge: number;
  /** What the host chose for the group, shared by the paying travelers. */
  groupVariableMinor: number;
  suggestedSellPrice: PriceRange;
  /** Sending the form as it is needs no review (H-314 to H-316). */
  instantApproval: boolean;
}
