import type { AddOnType } from './addOnType.ts';
import type { CartItemManageMode } from './cartItemManageMode.ts';
import type { CartItemStatus } from './cartItemStatus.ts';

export interface CartItem {
  addOnId: string;
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
