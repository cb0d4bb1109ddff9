
export type AuditObjectIdParameter = string;
