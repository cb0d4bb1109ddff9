import type { SingleSupplementSingleSupplement } from './singleSupplementSingleSupplement.ts';

export interface SingleSupplement {
  /** The answer of T-223. */
  singleSupplement: SingleSupplementSingleSupplement;
  total: number;
  taken: number;
  available: number;
  /** As many as were asked for are left. */
  enough: boolean;
  /** What to show when they are not (H-601). */
  message?: string;
  /** What a traveler pays. */
  priceMinor: number;
  currency: string;
}
