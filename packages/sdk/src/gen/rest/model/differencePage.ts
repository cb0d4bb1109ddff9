import type { Difference } from './difference.ts';

export interface DifferencePage {
  items: Difference[];
  nextCursor?: string;
}
