
/**
 * The answer of T-223.
 */
export type SingleSupplementSingleSupplement = {
  /** As many as were asked for are left. */
  available: boolean;
};
