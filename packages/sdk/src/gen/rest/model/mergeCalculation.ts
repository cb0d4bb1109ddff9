import type { MergeCount } from './mergeCount.ts';
import type { MergePerson } from './mergePerson.ts';

export interface MergeCalculation {
  possible: boolean;
  /** Every reason why the accounts cannot be merged. */
  reasons: string[];
  stays: MergePerson;
  goes: MergePerson;
  /** What moves to the account that stays. */
  moves: MergeCount[];
  /** What ends with the account that is closed. */
  ends: MergeCount[];
}
