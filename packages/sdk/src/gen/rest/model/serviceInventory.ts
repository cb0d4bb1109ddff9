import type { AddOnOffer } from './addOnOffer.ts';
import type { SupplementLeft } from './supplementLeft.ts';

export interface ServiceInventory {
  currency: string;
  spotsLeft?: number;
  singleSupplement: SupplementLeft;
  offers: AddOnOffer[];
}
