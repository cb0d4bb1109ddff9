
/**
 * Returns only these records, for example to name ones selected earlier.
 */
export type RecordIdsParameter = string[];
