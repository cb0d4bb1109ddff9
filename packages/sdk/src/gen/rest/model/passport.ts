import type { Gender } from './gender.ts';

export interface Passport {
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  middleName?: string;
  /** @maxLength 80 */
  lastName?: string;
  /** @maxLength 40 */
  passportNumber?: string;
  /** @maxLength 80 */
  nationality?: string;
  issueDate?: string;
  expirationDate?: string;
  dateOfBirth?: string;
  gender?: Gender;
}
