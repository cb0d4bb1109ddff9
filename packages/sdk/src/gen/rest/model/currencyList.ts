import type { Currency } from './currency.ts';

export interface CurrencyList {
  items: Currency[];
}
