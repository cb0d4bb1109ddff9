import type { Participant } from './participant.ts';
import type { PayHoldPaymentOption } from './payHoldPaymentOption.ts';

export interface PayHold {
  customer: Participant;
  /** @maxItems 49 */
  additionalParticipants?: Participant[];
  paymentOption: PayHoldPaymentOption;
  /** The amount shown to the payer; refused if it differs from the server's. */
  amountMinor: number;
  /**
     * A token from the payment provider.
     * @maxLength 200
     */
  paymentMethod: string;
  /** Saves the card and charges the balance to it automatically. */
  saveCard?: boolean;
  /**
     * Amount of the payer's credit to use, as part of amountMinor; the card pays the rest.
     * @minimum 0
     */
  creditMinor?: number;
  termsAccepted: boolean;
  /** Insures the party with the same payment. */
  insuranceQuoteId?: string;
  /**
     * The quote's price, in addition to amountMinor; refused if it differs from the server's.
     * @minimum 0
     */
  insuranceMinor?: number;
}
