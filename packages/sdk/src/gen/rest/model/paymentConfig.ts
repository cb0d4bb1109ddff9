import type { BankDebit } from './bankDebit.ts';
import type { PayLater } from './payLater.ts';
import type { PaymentConfigProvider } from './paymentConfigProvider.ts';

export interface PaymentConfig {
  provider: PaymentConfigProvider;
  /** The marketplace's own pages can take a card now; otherwise notice says why not. */
  takesCards: boolean;
  /** What to show in the place of card fields. */
  notice?: string;
  /** Lets the browser turn a card into a token at the provider; absent with the sandbox. */
  publishableKey?: string;
  /** Apple Pay and Google Pay are shown where the payer's device has them. */
  wallets?: boolean;
  /** The bank debits that are offered. */
  debits?: BankDebit[];
  /** Where a stand-in for the provider has its script; absent where the provider's own is loaded. */
  scriptUrl?: string;
  payLater?: PayLater;
}
