import type { MergeCount } from './mergeCount.ts';
import type { MergePerson } from './mergePerson.ts';

export interface MergeCalculation {
  possible: boolean;
  /** Each reason why it cannot be done. */
  reasons: string[];
  stays: MergePerson;
  goes: MergePerson;
  /** What the account that stays gets. */
  moves: MergeCount[];
  /** What ends with the account that goes. */
  ends: MergeCount[];
}
