import type { InventoryOffer } from './inventoryOffer.ts';
import type { PriceRange } from './priceRange.ts';
import type { WorkshopCost } from './workshopCost.ts';

export interface TripRequestCost {
  /** Amount to send back with the form as shown (H-220). */
  basePriceMinor?: number;
  itineraryInventoryItem?: InventoryOffer;
  selectedWorkshopSpaces: WorkshopCost[];
  tripLength: number;
  host: string;
  currency: string;
  /** Number of people who travel free of charge: the host and companions. */
  freeOfCharge: number;
  /** Cost of what the host chose for the group, shared by the paying travelers. */
  groupVariableMinor: number;
  suggestedSellPrice: PriceRange;
  /** Whether sending the form as it is needs no review (H-314 to H-316). */
  instantApproval: boolean;
}
