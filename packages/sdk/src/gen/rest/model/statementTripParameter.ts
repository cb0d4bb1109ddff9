
/**
 * Of one trip alone.
 */
export type StatementTripParameter = string;
