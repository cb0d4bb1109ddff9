import type { Profile } from './profile.ts';

export interface SessionInfo {
  /** Session token, for programs that asked for it by Caravan-Session. Send as "Authorization: Bearer". */
  token?: string;
  expiresAt?: string;
  profile: Profile;
}
