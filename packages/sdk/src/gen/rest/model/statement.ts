import type { StatementEntry } from './statementEntry.ts';
import type { StatementSums } from './statementSums.ts';
import type { TravelerShare } from './travelerShare.ts';

export interface Statement {
  entries: StatementEntry[];
  travelers: TravelerShare[];
  totalMinor: number;
  paidMinor: number;
  dueMinor: number;
  currency: string;
  /** Sums of the entries in other currencies, for a payee of trips in several; amounts of two are never added. */
  otherSums?: StatementSums[];
}
