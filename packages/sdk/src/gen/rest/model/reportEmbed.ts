import type { ReportRow } from './reportRow.ts';

export interface ReportEmbed {
  embedUrl: string;
  expiresAt: string;
  title: string;
  /** What each row is of, then what its values are. */
  columns: string[];
  rows: ReportRow[];
}
