import type { PolicyChange } from './policyChange.ts';

export interface PoliciesUpdate {
  version: number;
  /**
     * @minItems 1
     * @maxItems 200
     */
  items: PolicyChange[];
}
