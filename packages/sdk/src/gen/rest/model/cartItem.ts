import type { AddOnType } from './addOnType.ts';
import type { CartItemManageMode } from './cartItemManageMode.ts';
import type { CartItemNext } from './cartItemNext.ts';
import type { CartItemStatus } from './cartItemStatus.ts';

/**
 * An add-on of one traveler. Add-ons that can be added have a new id and the status AVAILABLE (T-116).
 */
export interface CartItem {
  addOnId: string;
  /** The status after the item is selected (T-114). */
  next: CartItemNext;
  /** Whether the booking already has it, whatever the cart changes. */
  booked: boolean;
  /** Why it cannot be selected now; absent if it can. */
  reason?: string;
  description?: string;
  type: AddOnType;
  user: string;
  status: CartItemStatus;
  quantity: number;
  name: string;
  unitPriceWithFeeMinor: number;
  manageMode: CartItemManageMode;
  deleted: boolean;
  serviceId?: string;
  serviceType: string;
  timing?: string;
  occupancy?: string;
}
