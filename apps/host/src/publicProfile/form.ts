import type { PublicProfile, PublicProfileInput } from '@caravan/sdk';
import { type Channel, channelNames } from '@caravan/shell/channels';
import { cleanHandle, withScheme } from '@caravan/shell/handle';
import { bioLimit, words } from './messages.ts';

/** The form's values. */
export interface Values {
  displayName: string;
  bio: string;
  profilePictureUrl: string;
  interests: string[];
  languages: string[];
  country: string;
  pronouns: string[];
  socialChannels: Record<Channel, string>;
}

export const valuesOf = (p: PublicProfile): Values => ({
  displayName: p.displayName,
  bio: p.bio ?? '',
  profilePictureUrl: p.profilePictureUrl ?? '',
  interests: p.interests.map((interest) => interest._id),
  languages: p.languages.map((language) => language.code),
  country: p.country?.code ?? '',
  pronouns: p.pronouns,
  socialChannels: Object.fromEntries(
    channelNames.map((name) => [name, p.socialChannels[name] ?? '']),
  ) as Record<Channel, string>,
});

/** Validation messages by field path (H-362 to H-365). */
export function problemsOf(v: Values): Record<string, string> {
  const found: Record<string, string> = {};
  if (!v.profilePictureUrl) found.profilePictureUrl = words.rules.picture;
  if (!v.profilePictureUrl && !v.bio.trim()) found.bio = words.rules.bio;
  if ([...v.bio.trim()].length > bioLimit) found.bio = words.rules.bioLength;
  if (v.interests.length === 0) found.interests = words.rules.interests;
  if (!Object.values(v.socialChannels).some((handle) => handle.trim()))
    found.socialChannels = words.rules.channels;
  return found;
}

/** Adds a pronoun, trimmed and without duplicates (H-370). */
export function withPronoun(pronouns: readonly string[], text: string): string[] {
  const next = text.trim();
  return !next || pronouns.includes(next) ? [...pronouns] : [...pronouns, next];
}

/** Normalizes channels: handles without spaces, the website with its scheme, empty ones dropped (H-366 to H-368). */
export function sentChannels(v: Pick<Values, 'socialChannels'>): Partial<Record<Channel, string>> {
  return Object.fromEntries(
    channelNames.flatMap((name) => {
      const handle =
        name === 'personalSite' ? withScheme(v.socialChannels[name]) : cleanHandle(v.socialChannels[name]);
      return handle ? [[name, handle] as const] : [];
    }),
  );
}

/** Converts the values to the contract's form. */
export function sent(
  v: Values,
  version: number,
  nameOf: (kind: 'language' | 'region', code: string) => string,
) {
  const input: PublicProfileInput = {
    version,
    displayName: v.displayName,
    bio: v.bio,
    profilePictureUrl: v.profilePictureUrl,
    interests: v.interests,
    languages: v.languages.map((code) => ({ code, name: nameOf('language', code) })),
    pronouns: v.pronouns,
    socialChannels: sentChannels(v),
    ...(v.country && { country: { code: v.country, name: nameOf('region', v.country) } }),
  };
  return input;
}
