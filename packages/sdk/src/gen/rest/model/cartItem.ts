import type { AddOnType } from './addOnType.ts';
import type { CartItemManageMode } from './cartItemManageMode.ts';
import type { CartItemNext } from './cartItemNext.ts';
import type { CartItemStatus } from './cartItemStatus.ts';

/**
 * An add-on of one traveler. What can be added comes with a new id as AVAILABLE (T-116).
 */
export interface CartItem {
  addOnId: string;
  /** What choosing it makes of it (T-114). */
  next: CartItemNext;
  /** The booking has it, whatever the cart makes of it. */
  booked: boolean;
  /** Why it cannot be chosen now; absent when it can. */
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
