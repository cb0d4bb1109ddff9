import type { PasskeyChallengePublicKey } from './passkeyChallengePublicKey.ts';

export interface PasskeyChallenge {
  /** Send it back with the browser's response. */
  state: string;
  /** Web Authentication API options in JSON form. */
  publicKey: PasskeyChallengePublicKey;
}
