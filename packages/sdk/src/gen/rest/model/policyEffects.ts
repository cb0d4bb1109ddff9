import type { PolicyEffect } from './policyEffect.ts';

export interface PolicyEffects {
  /** The policies that would change. */
  items: PolicyEffect[];
}
