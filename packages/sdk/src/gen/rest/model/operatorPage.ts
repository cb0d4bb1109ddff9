import type { Operator } from './operator.ts';

export interface OperatorPage {
  items: Operator[];
  nextCursor?: string;
}
