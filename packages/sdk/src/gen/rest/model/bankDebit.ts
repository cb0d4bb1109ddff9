
/**
 * A debit of the payer's bank account. A payment names it before the provider's token: sepa_debit:pm_….
 */
export interface BankDebit {
  /** The provider's name for it. */
  method: string;
  /** The currency that it is for. */
  currency: string;
}
