import type { Profile } from './profile.ts';

export interface SessionInfo {
  /** Session token, for programs that requested it with Caravan-Session. Send it as "Authorization: Bearer". */
  token?: string;
  expiresAt?: string;
  profile: Profile;
}
