
/**
 * Returns only records with this status.
 */
export type RecordStatusParameter = string;
