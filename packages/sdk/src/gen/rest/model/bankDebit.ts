
/**
 * A debit of the payer's bank account. A payment prefixes the provider's token with the method: sepa_debit:pm_….
 */
export interface BankDebit {
  /** The provider's name for the method. */
  method: string;
  /** Currency that the debit applies to. */
  currency: string;
}
