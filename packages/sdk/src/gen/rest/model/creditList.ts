import type { Credit } from './credit.ts';

export interface CreditList {
  items: Credit[];
  /** In the marketplace's own currency. */
  usableMinor: number;
  currency: string;
}
