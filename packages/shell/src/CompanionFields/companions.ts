import type { HostCompanion, HostCompanions } from '@caravan/sdk';
import { companionWords as words } from './messages.ts';

type Person = { id: string; firstName: string; lastName: string; email: string; dateOfBirth: string | null };
/** What the form of companions holds. */
export type CompanionValues = { companions: Person[] };

/** A companion of whom nothing is known yet. */
export const nobody: Person = { id: '', firstName: '', lastName: '', email: '', dateOfBirth: null };

const toPerson = ({
  id = '',
  firstName = '',
  lastName = '',
  email = '',
  dateOfBirth,
}: HostCompanion): Person => ({ id, firstName, lastName, email, dateOfBirth: dateOfBirth ?? null });

const toCompanion = ({ id, dateOfBirth, ...texts }: Person): HostCompanion => ({
  ...(id && { id }),
  ...texts,
  ...(dateOfBirth && { dateOfBirth }),
});

/** What the form begins with: who is kept, or one empty companion. */
export const valuesOf = ({ companions }: HostCompanions): CompanionValues => ({
  companions: companions.length > 0 ? companions.map(toPerson) : [nobody],
});

/** The request that the form makes. */
export const bodyOf = ({ companions }: CompanionValues) => ({ companions: companions.map(toCompanion) });

/** What keeps the list from being complete; a draft may miss anything (H-397 to H-399). */
export function problems({ companions }: CompanionValues): Record<string, string> {
  const wrong: Record<string, string> = {};
  const labels = ['firstName', 'lastName', 'dateOfBirth', 'email'] as const;
  companions.forEach((person, i) => {
    for (const name of labels)
      if (!person[name]?.trim()) wrong[`companions.${i}.${name}`] = words.required(words[name]);
    const email = person.email.trim();
    if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) wrong[`companions.${i}.email`] = words.badEmail;
  });
  return wrong;
}
