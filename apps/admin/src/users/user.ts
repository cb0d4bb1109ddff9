import type { Profile } from '@caravan/sdk';
import { words } from './messages.ts';

export const nameOf = (user: Profile) =>
  `${user.firstName} ${user.lastName}`.trim() || user.displayName || user.email;

/** Why this person can't be impersonated, if so. */
export function whyNotStandIn(user: Profile): string | undefined {
  if (user.group === 'admin') return words.notAdmins;
  return user.supportActions?.includes('standIn') ? undefined : words.notDisabled;
}

/** The person's role here: a host's level, or an operator's organization. */
export function partOf(user: Profile): string {
  return user.operatorName ?? user.hostLevelName ?? '';
}

export function addressOf(user: Profile, country: (code: string) => string): string {
  const a = user.address;
  if (!a) return '';
  return [
    a.streetLineOne,
    a.streetLineTwo,
    [a.postalCode, a.city].filter(Boolean).join(' '),
    a.subdivisionCode,
    a.countryCode && country(a.countryCode),
  ]
    .filter(Boolean)
    .join(', ');
}

export const statusTones = { invited: 'warning', active: 'green', disabled: 'red' } as const;
