import type { PublicTrip } from '@caravan/sdk';

/** Where one sleeps, in the order of the days. */
export const staysOf = (trip: PublicTrip) =>
  trip.servicesByDay.flatMap((day) => day.services.filter((service) => service.type === 'accommodation'));
