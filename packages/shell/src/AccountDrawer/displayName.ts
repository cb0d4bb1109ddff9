import type { Profile } from '@caravan/sdk';

export function displayName(profile: Profile): string {
  return profile.displayName || `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
}
