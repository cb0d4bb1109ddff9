import type { StatementEntry } from './statementEntry.ts';
import type { TravelerShare } from './travelerShare.ts';

export interface Statement {
  entries: StatementEntry[];
  travelers: TravelerShare[];
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
}
