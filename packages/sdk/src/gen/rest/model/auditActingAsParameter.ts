
/**
 * The person whom an admin impersonated.
 */
export type AuditActingAsParameter = string;
