
/**
 * Only these, to name what was chosen before.
 */
export type RecordIdsParameter = string[];
