
/**
 * Only what was done standing in for somebody.
 */
export type AuditImpersonatedParameter = boolean;
