import type { BankDebit } from './bankDebit.ts';
import type { PayLater } from './payLater.ts';
import type { PaymentConfigProvider } from './paymentConfigProvider.ts';

export interface PaymentConfig {
  provider: PaymentConfigProvider;
  /** Whether the marketplace's own pages can take cards now; otherwise notice says why not. */
  takesCards: boolean;
  /** Text to show instead of card fields. */
  notice?: string;
  /** Lets the browser exchange a card for a token at the provider; absent for the sandbox. */
  publishableKey?: string;
  /** Apple Pay and Google Pay are shown where the payer's device supports them. */
  wallets?: boolean;
  /** Bank debits on offer. */
  debits?: BankDebit[];
  /** URL of the script of a simulated provider; absent when the provider's own script is loaded. */
  scriptUrl?: string;
  payLater?: PayLater;
}
