
/**
 * The secret returned when the hold was created.
 */
export type HoldTokenParameter = string;
