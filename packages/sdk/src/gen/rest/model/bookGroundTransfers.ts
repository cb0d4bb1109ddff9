import type { BookGroundTransferItem } from './bookGroundTransferItem.ts';
import type { RideContact } from './rideContact.ts';

export interface BookGroundTransfers {
  tripId: string;
  /**
     * @minItems 1
     * @maxItems 2
     */
  items: BookGroundTransferItem[];
  contact: RideContact;
  /** The total as shown: the sum of the quotes plus any increase in the insurance price; refused if it differs. Absent for hosts. */
  amountMinor?: number;
  /** Accepts the insurance as repriced for these rides (T-148). */
  insuranceQuoteId?: string;
  /** @maxLength 200 */
  paymentMethod?: string;
  cardId?: string;
  saveCard?: boolean;
  /**
     * The part of amountMinor paid with the caller's own credit; the card pays the rest. Credit does not pay for insurance.
     * @minimum 0
     */
  creditMinor?: number;
}
