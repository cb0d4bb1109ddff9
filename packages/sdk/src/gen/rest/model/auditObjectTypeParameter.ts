
export type AuditObjectTypeParameter = string;
