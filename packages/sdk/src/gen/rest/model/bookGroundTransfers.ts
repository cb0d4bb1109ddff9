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
  /** As shown; refused when it differs from the quotes' sum with what the insurance costs more. Absent for hosts. */
  amountMinor?: number;
  /** Accepts the insurance as it was repriced for these rides (T-148). */
  insuranceQuoteId?: string;
  /** @maxLength 200 */
  paymentMethod?: string;
  cardId?: string;
  saveCard?: boolean;
  /**
     * Of one's credit, as a part of amountMinor; the card pays the rest. It pays no insurance.
     * @minimum 0
     */
  creditMinor?: number;
}
