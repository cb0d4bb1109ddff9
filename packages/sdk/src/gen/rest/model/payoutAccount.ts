
export interface PayoutAccount {
  set: boolean;
  holder?: string;
  last4?: string;
  /** Country of an IBAN. */
  country?: string;
  updatedAt?: string;
}
