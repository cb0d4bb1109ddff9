import type { Participant } from '@caravan/sdk';
import { ageOn } from '@caravan/shell/format';
import type { Person } from './draft.ts';
import { words } from './messages.ts';

export type PersonErrors = Partial<Record<keyof Person, string>>;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const phone = /^\+[1-9]\d{6,14}$/;

/** Validation messages for one traveler; the first is the customer, who has additional fields. */
export function checkPerson(person: Person, position: number, all: Person[], today: string): PersonErrors {
  const errors: PersonErrors = {};
  const customer = position === 0;
  const need = (field: keyof Person) => {
    if (!String(person[field] ?? '').trim()) errors[field] = words.required;
  };
  need('firstName');
  need('lastName');
  if (customer) {
    need('email');
    need('phone');
    need('dateOfBirth');
    need('countryCode');
    if (person.phone && !phone.test(person.phone)) errors.phone = words.badPhone;
    if (person.dateOfBirth && ageOn(person.dateOfBirth, today) < 18) errors.dateOfBirth = words.adult;
  }
  const address = person.email.trim().toLowerCase();
  if (address && !email.test(address)) errors.email = words.badEmail;
  else if (address && all.some((other, i) => i < position && other.email.trim().toLowerCase() === address)) {
    errors.email = words.sameEmail;
  }
  return errors;
}

/** Whether all travelers' details are complete enough to pay. */
export function peopleComplete(people: Person[], today: string): boolean {
  return people.every((person, i) => Object.keys(checkPerson(person, i, people, today)).length === 0);
}

/** Converts a traveler to the payment call's format, omitting empty values. */
export function toParticipant(person: Person): Participant {
  return {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    ...(person.email.trim() && { email: person.email.trim() }),
    ...(person.phone && { phone: person.phone }),
    ...(person.gender && { gender: person.gender }),
    ...(person.dateOfBirth && { dateOfBirth: person.dateOfBirth }),
    ...(person.countryCode && { countryCode: person.countryCode }),
  };
}
