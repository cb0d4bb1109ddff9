import type { ExportState } from './exportState.ts';

export interface Export {
  id: string;
  kind: string;
  /** expired: the file was written, and is gone. */
  state: ExportState;
  doneRows: number;
  totalRows: number;
  fileName?: string;
  fileUrl?: string;
  error?: string;
  createdAt: string;
  finishedAt?: string;
  /** When the file goes or went. */
  endsAt?: string;
}
