
/**
 * Returns only actions taken while impersonating.
 */
export type AuditImpersonatedParameter = boolean;
