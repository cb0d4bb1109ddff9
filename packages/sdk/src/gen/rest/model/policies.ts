import type { PolicyItem } from './policyItem.ts';

export interface Policies {
  version: number;
  items: PolicyItem[];
}
