import type { PublicTrip, Service } from '@caravan/sdk';

/** The accommodations in day order. One to which the group returns appears once, with all its nights. */
export function staysOf(trip: PublicTrip): Service[] {
  const stays: Service[] = [];
  for (const stay of trip.servicesByDay.flatMap((day) => day.services)) {
    if (stay.type !== 'accommodation') continue;
    const known = stays.findIndex((one) => one.name === stay.name && one.location === stay.location);
    const before = stays[known];
    if (!before) stays.push(stay);
    else if (before.numberOfNights && stay.numberOfNights)
      stays[known] = { ...before, numberOfNights: before.numberOfNights + stay.numberOfNights };
  }
  return stays;
}
