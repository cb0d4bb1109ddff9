import type { NewPasskeyCredential } from './newPasskeyCredential.ts';

export interface NewPasskey {
  /** @maxLength 4000 */
  state: string;
  /** The browser's response in JSON form. */
  credential: NewPasskeyCredential;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
