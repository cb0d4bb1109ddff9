import type { SecondFactorMethod } from './secondFactorMethod.ts';
import type { SecondFactorStepNext } from './secondFactorStepNext.ts';

/**
 * What a session lacks before it may do anything else.
 */
export interface SecondFactorStep {
  next: SecondFactorStepNext;
  methods: SecondFactorMethod[];
}
