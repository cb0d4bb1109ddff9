
export interface PayoutAccount {
  set: boolean;
  holder?: string;
  last4?: string;
  /** Of an IBAN. */
  country?: string;
  updatedAt?: string;
}
