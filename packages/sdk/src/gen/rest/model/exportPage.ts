import type { Export } from './export.ts';

export interface ExportPage {
  items: Export[];
  nextCursor?: string;
}
