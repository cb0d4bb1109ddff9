import type { HostCompanion, HostCompanions } from '@caravan/sdk';
import { companionWords as words } from './messages.ts';

type Person = { id: string; firstName: string; lastName: string; email: string; dateOfBirth: string | null };
/** Values of the companion form. */
export type CompanionValues = { companions: Person[] };

/** An empty companion. */
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

/** Initial form values: the saved companions, or one empty companion. */
export const valuesOf = ({ companions }: HostCompanions): CompanionValues => ({
  companions: companions.length > 0 ? companions.map(toPerson) : [nobody],
});

/** Converts the form values to the request body. */
export const bodyOf = ({ companions }: CompanionValues) => ({ companions: companions.map(toCompanion) });

/** Problems that keep the list from being complete; a draft may be incomplete (H-397 to H-399). */
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
