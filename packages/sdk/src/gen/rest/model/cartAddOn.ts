import type { CartAddOnStatus } from './cartAddOnStatus.ts';

/**
 * An add-on as the cart has it. A booked one comes by addOnId, a new one by serviceId and user.
 */
export interface CartAddOn {
  addOnId?: string;
  serviceId?: string;
  user?: string;
  status: CartAddOnStatus;
}
