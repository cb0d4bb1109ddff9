import type { CartTraveler } from '@caravan/sdk';

/** The full name of a party member. */
export const fullName = (person: CartTraveler | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : '';
