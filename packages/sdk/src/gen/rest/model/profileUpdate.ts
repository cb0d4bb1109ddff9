import type { Address } from './address.ts';
import type { Gender } from './gender.ts';
import type { Language } from './language.ts';

export interface ProfileUpdate {
  version: number;
  /**
     * @minLength 1
     * @maxLength 80
     */
  firstName?: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  lastName?: string;
  /** @maxLength 120 */
  displayName?: string;
  /** @maxLength 40 */
  phoneNumber?: string;
  /** @maxLength 300 */
  websiteUrl?: string;
  /** @maxLength 80 */
  instagramHandle?: string;
  gender?: Gender;
  /** @maxLength 350 */
  bio?: string;
  /** @maxLength 1000 */
  emailSignature?: string;
  /** @maxLength 320 */
  paypalEmail?: string;
  /**
     * URL of an uploaded image; an empty string removes it.
     * @maxLength 300
     */
  profilePictureUrl?: string;
  language?: Language;
  address?: Address;
}
