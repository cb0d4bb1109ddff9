import type { PolicyChange } from './policyChange.ts';

export interface PoliciesProposal {
  /**
     * @minItems 1
     * @maxItems 200
     */
  items: PolicyChange[];
}
