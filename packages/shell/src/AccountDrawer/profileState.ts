import type { Profile } from '@caravan/sdk';

/** What the avatar warns of (H-049): an incomplete profile, which qualified hosts are required to finish. */
export function profileState(profile: Profile): 'complete' | 'incomplete' | 'required' {
  if (profile.group !== 'host' || (profile.bio && profile.profilePictureUrl)) return 'complete';
  return profile.hostStatus === 'qualified' || profile.hostStatus === 'planning' ? 'required' : 'incomplete';
}

export function displayName(profile: Profile): string {
  return profile.displayName || `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
}
