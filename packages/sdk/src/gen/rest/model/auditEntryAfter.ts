
export type AuditEntryAfter = { [key: string]: unknown };
