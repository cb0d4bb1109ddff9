
/**
 * Who acted.
 */
export type AuditActorParameter = string;
