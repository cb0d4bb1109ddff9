
/**
 * The secret given with the hold.
 */
export type HoldTokenParameter = string;
