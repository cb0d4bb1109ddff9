import type { SecondFactorMethod } from './secondFactorMethod.ts';
import type { SecondFactorStepNext } from './secondFactorStepNext.ts';

/**
 * What a session still requires before it can do anything else.
 */
export interface SecondFactorStep {
  next: SecondFactorStepNext;
  methods: SecondFactorMethod[];
}
