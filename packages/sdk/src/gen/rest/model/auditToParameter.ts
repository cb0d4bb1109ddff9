
/**
 * Before this instant.
 */
export type AuditToParameter = string;
