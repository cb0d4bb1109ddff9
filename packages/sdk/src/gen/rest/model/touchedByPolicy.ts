import type { TouchedByPolicyWhat } from './touchedByPolicyWhat.ts';

export interface TouchedByPolicy {
  what: TouchedByPolicyWhat;
  count: number;
}
