import type { CartAddOnStatus } from './cartAddOnStatus.ts';

/**
 * An add-on in the cart. Booked add-ons are identified by addOnId, new ones by serviceId and user.
 */
export interface CartAddOn {
  addOnId?: string;
  serviceId?: string;
  user?: string;
  status: CartAddOnStatus;
}
