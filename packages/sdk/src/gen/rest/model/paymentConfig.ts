import type { PaymentConfigProvider } from './paymentConfigProvider.ts';

export interface PaymentConfig {
  provider: PaymentConfigProvider;
  /** The marketplace's own pages can take a card now; otherwise notice says why not. */
  takesCards: boolean;
  /** What to show in the place of card fields. */
  notice?: string;
  /** Lets the browser turn a card into a token at the provider; absent with the sandbox. */
  publishableKey?: string;
}
