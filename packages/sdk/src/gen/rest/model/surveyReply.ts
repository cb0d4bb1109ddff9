import type { Gender } from './gender.ts';

export interface SurveyReply {
  /**
     * @minimum 13
     * @maximum 120
     */
  age: number;
  /**
     * @minimum 0
     * @maximum 100000000
     */
  budgetMinor: number;
  /**
     * @minLength 1
     * @maxLength 120
     */
  destination: string;
  /**
     * @minLength 1
     * @maxLength 40
     */
  timeOfYear: string;
  gender?: Gender;
  /** @maxLength 320 */
  email?: string;
  /** Whether the person wants the host's emails; requires an email address. */
  marketingOptIn?: boolean;
}
