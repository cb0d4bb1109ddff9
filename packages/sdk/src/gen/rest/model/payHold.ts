import type { Participant } from './participant.ts';
import type { PayHoldPaymentOption } from './payHoldPaymentOption.ts';

export interface PayHold {
  customer: Participant;
  /** @maxItems 49 */
  additionalParticipants?: Participant[];
  paymentOption: PayHoldPaymentOption;
  /** The amount shown; refused when it differs from the server's. */
  amountMinor: number;
  /**
     * A token of the payment provider.
     * @maxLength 200
     */
  paymentMethod: string;
  /** Keep the card and collect the balance from it by itself. */
  saveCard?: boolean;
  /**
     * Of one's credit, as a part of amountMinor; the card pays the rest.
     * @minimum 0
     */
  creditMinor?: number;
  termsAccepted: boolean;
  /** Insures the party with the same payment. */
  insuranceQuoteId?: string;
  /**
     * What the quote costs, beside amountMinor; refused when it differs from the server's.
     * @minimum 0
     */
  insuranceMinor?: number;
}
