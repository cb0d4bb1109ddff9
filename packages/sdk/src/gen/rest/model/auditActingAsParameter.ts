
/**
 * Whom an admin stood in for.
 */
export type AuditActingAsParameter = string;
