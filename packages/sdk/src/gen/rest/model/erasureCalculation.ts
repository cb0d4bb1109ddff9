import type { ErasureCount } from './erasureCount.ts';
import type { MergePerson } from './mergePerson.ts';

export interface ErasureCalculation {
  possible: boolean;
  /** Every reason why the person cannot be erased now. */
  reasons: string[];
  person: MergePerson;
  /** What is permanently deleted besides the name and addresses. */
  erases: ErasureCount[];
  /** What is kept under a pseudonym for accounting or legal reasons. */
  keeps: ErasureCount[];
}
