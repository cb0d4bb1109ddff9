
/**
 * Only records of this status.
 */
export type RecordStatusParameter = string;
