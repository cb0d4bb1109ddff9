import type { Profile } from '@caravan/sdk';
import { paths } from '../paths.ts';

/** Where to go after signing in: the page one came for (H-036), or one's own portal. Other origins are refused. */
export function afterSignIn(
  profile: Pick<Profile, 'mustChangePassword' | 'secondFactor'>,
  destination?: string,
): string {
  // The sign-in page asks for the second factor, then goes on.
  if (profile.secondFactor) return paths.login(destination);
  if (profile.mustChangePassword) return paths.changePassword;
  return isOwnPath(destination) ? destination : paths.app;
}

/** The link to a file in a mail: opening it saves the file and shows no page. */
export function isFile(destination: string | undefined): destination is string {
  return isOwnPath(destination) && destination.startsWith('/api/');
}

/** A path on this origin: one slash, then anything but a slash or backslash, which browsers read as another host. */
export function isOwnPath(destination: string | undefined): destination is string {
  return destination !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(destination);
}
