
/**
 * The person who acted.
 */
export type AuditActorParameter = string;
