import type { SecondFactorCodeMethod } from './secondFactorCodeMethod.ts';

export interface SecondFactorCode {
  method: SecondFactorCodeMethod;
  /**
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
