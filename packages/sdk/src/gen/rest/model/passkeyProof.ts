import type { PasskeyProofCredential } from './passkeyProofCredential.ts';

export interface PasskeyProof {
  /** @maxLength 4000 */
  state: string;
  /** The browser's response in JSON form. */
  credential: PasskeyProofCredential;
}
