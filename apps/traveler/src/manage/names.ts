import type { CartTraveler } from '@caravan/sdk';

/** The name of somebody of a party. */
export const fullName = (person: CartTraveler | undefined): string =>
  person ? `${person.firstName} ${person.lastName}` : '';
