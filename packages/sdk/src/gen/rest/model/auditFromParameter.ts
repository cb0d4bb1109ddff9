
/**
 * Start of the period, inclusive.
 */
export type AuditFromParameter = string;
