import type { ReportRow } from './reportRow.ts';

export interface ReportEmbed {
  embedUrl: string;
  expiresAt: string;
  title: string;
  /** Column headings: first what each row describes, then its values. */
  columns: string[];
  rows: ReportRow[];
}
