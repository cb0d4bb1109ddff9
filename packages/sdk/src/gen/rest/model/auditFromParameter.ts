
/**
 * From this instant on.
 */
export type AuditFromParameter = string;
