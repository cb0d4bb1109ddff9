
/**
 * Affirm, available only to customers in the US (T-179). Absent from the card list for everyone else; present in the payment configuration wherever the provider supports it.
 */
export interface PayLater {
  /** Value that a payment sends as its method. */
  method: string;
  /** ISO code of the customer's country of residence. */
  country: string;
  currency: string;
  minimumMinor: number;
  maximumMinor: number;
}
