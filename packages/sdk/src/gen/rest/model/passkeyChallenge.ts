import type { PasskeyChallengePublicKey } from './passkeyChallengePublicKey.ts';

export interface PasskeyChallenge {
  /** Give it back with the answer. */
  state: string;
  /** Options of the Web Authentication API in its JSON form. */
  publicKey: PasskeyChallengePublicKey;
}
