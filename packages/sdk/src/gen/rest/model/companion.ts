import type { AgeRange } from './ageRange.ts';

export interface Companion {
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName: string;
  ageRange: AgeRange;
}
