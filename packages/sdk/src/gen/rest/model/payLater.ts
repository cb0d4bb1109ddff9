
/**
 * Affirm, which only customers in the US can pay with (T-179). Among cards it is absent for everybody else; among the marketplace's settings it is there wherever the provider has it.
 */
export interface PayLater {
  /** What a payment names as its method. */
  method: string;
  /** The ISO code of the country that the customer lives in. */
  country: string;
  currency: string;
  minimumMinor: number;
  maximumMinor: number;
}
