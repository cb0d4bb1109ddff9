
export interface BulkRow {
  id: string;
  name: string;
  /** Why the action failed for this record. */
  reason?: string;
}
