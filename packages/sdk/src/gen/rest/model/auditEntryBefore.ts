
export type AuditEntryBefore = { [key: string]: unknown };
