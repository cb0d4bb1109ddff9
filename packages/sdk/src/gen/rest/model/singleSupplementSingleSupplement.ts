
/**
 * The answer of T-223.
 */
export type SingleSupplementSingleSupplement = {
  /** Whether as many as requested are left. */
  available: boolean;
};
