import type { SignedInDevice } from './signedInDevice.ts';

export interface SessionList {
  items: SignedInDevice[];
}
