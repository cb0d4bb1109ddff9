
export interface RecordNote {
  id: string;
  text: string;
  /** Who wrote it. */
  by?: string;
  at: string;
  /** Absent if it was never changed. */
  changedAt?: string;
  /** Whether the caller wrote it and can change and delete it. */
  own: boolean;
}
