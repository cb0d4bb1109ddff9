import type { ErasureCount } from './erasureCount.ts';
import type { MergePerson } from './mergePerson.ts';

export interface ErasureCalculation {
  possible: boolean;
  /** Each reason why it cannot be done now. */
  reasons: string[];
  person: MergePerson;
  /** What goes for good, beside name and address. */
  erases: ErasureCount[];
  /** What stays under a pseudonym because books or the law need it. */
  keeps: ErasureCount[];
}
