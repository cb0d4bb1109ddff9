import type { Profile } from '@caravan/sdk';
import { paths } from '../paths.ts';

/**
 * Where to go after signing in: the originally requested page (H-036), or the user's own portal. Other
 * origins are rejected.
 */
export function afterSignIn(
  profile: Pick<Profile, 'mustChangePassword' | 'secondFactor'>,
  destination?: string,
): string {
  // The sign-in page asks for the second factor, then continues.
  if (profile.secondFactor) return paths.login(destination);
  if (profile.mustChangePassword) return paths.changePassword;
  return isOwnPath(destination) ? destination : paths.app;
}

/** Whether the destination is an emailed file link, which downloads the file and shows no page. */
export function isFile(destination: string | undefined): destination is string {
  return isOwnPath(destination) && destination.startsWith('/api/');
}

/**
 * Whether it is a path on this origin: one slash, not followed by a slash or backslash, which browsers
 * interpret as another host.
 */
export function isOwnPath(destination: string | undefined): destination is string {
  return destination !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(destination);
}
