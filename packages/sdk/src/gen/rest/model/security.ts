import type { Passkey } from './passkey.ts';

export interface Security {
  /** Whether the marketplace requires a second factor from this person. */
  secondFactorRequired: boolean;
  /** Whether this session has been confirmed with a second factor. */
  confirmed: boolean;
  totp: boolean;
  backupCodesLeft: number;
  passkeys: Passkey[];
}
