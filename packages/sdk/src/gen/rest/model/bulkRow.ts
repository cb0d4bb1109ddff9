
export interface BulkRow {
  id: string;
  name: string;
  /** Why it failed. */
  reason?: string;
}
