
/**
 * What those are called whose ids stand in before and after, by id; who is gone is left out.
 */
export type AuditEntryNames = {[key: string]: string};
