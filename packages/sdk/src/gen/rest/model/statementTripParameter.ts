
/**
 * Only entries of this trip.
 */
export type StatementTripParameter = string;
