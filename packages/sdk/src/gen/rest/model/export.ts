import type { ExportState } from './exportState.ts';

export interface Export {
  id: string;
  kind: string;
  /** expired: the file was written but has since been deleted. */
  state: ExportState;
  doneRows: number;
  totalRows: number;
  fileName?: string;
  fileUrl?: string;
  error?: string;
  createdAt: string;
  finishedAt?: string;
  /** When the file is, or was, deleted. */
  endsAt?: string;
}
