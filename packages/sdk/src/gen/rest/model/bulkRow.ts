
export interface BulkRow {
  id: string;
  name: string;
  /** Why the action failed for this record, or cannot be applied to it. */
  reason?: string;
}
