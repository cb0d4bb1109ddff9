import type { Passkey } from './passkey.ts';

export interface Security {
  /** Whether the tenant demands a second factor of this person. */
  secondFactorRequired: boolean;
  /** Whether this session was confirmed with a second factor. */
  confirmed: boolean;
  totp: boolean;
  backupCodesLeft: number;
  passkeys: Passkey[];
}
