import type { PublicTrip } from '@caravan/sdk';

/** The accommodations in day order. */
export const staysOf = (trip: PublicTrip) =>
  trip.servicesByDay.flatMap((day) => day.services.filter((service) => service.type === 'accommodation'));
