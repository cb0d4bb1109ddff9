
/**
 * Names, by id, of the people and objects whose ids appear in before and after; those that no longer exist are omitted.
 */
export type AuditEntryNames = {[key: string]: string};
