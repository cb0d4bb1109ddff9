
/**
 * End of the period, exclusive.
 */
export type AuditToParameter = string;
