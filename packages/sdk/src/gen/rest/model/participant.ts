import type { Gender } from './gender.ts';

export interface Participant {
  id?: string;
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
  /** @maxLength 320 */
  email?: string;
  /** @maxLength 40 */
  phone?: string;
  gender?: Gender;
  dateOfBirth?: string;
  /** @maxLength 2 */
  countryCode?: string;
  /** @maxLength 80 */
  instagramHandle?: string;
}
