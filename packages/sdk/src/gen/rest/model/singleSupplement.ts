import type { SingleSupplementSingleSupplement } from './singleSupplementSingleSupplement.ts';

export interface SingleSupplement {
  /** The answer of T-223. */
  singleSupplement: SingleSupplementSingleSupplement;
  total: number;
  taken: number;
  available: number;
  /** Whether as many as requested are left. */
  enough: boolean;
  /** Message to show when there are not enough (H-601). */
  message?: string;
  /** Price for a traveler. */
  priceMinor: number;
  currency: string;
}
