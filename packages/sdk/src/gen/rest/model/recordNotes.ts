import type { RecordNote } from './recordNote.ts';

export interface RecordNotes {
  notes: RecordNote[];
  tags: string[];
  /** The marketplace's tags, the most used first, at most 100. */
  known: string[];
  /** Whether the caller can write notes and set tags. */
  canWrite: boolean;
}
