import type { Service, ServiceType, Trip } from '@caravan/sdk';

/** A service and the day that it is on. */
export type Entry = { service: Service; day: number };

/** The kinds that a host changes; all others are the operator's. */
export type OwnType = Extract<ServiceType, 'informalGathering' | 'workshopSpace'>;

export const isOwn = ({ type }: Service): boolean => type === 'informalGathering' || type === 'workshopSpace';

export const entriesOf = (trip: Trip, type: OwnType): Entry[] =>
  trip.servicesByDay.flatMap(({ day, services }) =>
    services.filter((service) => service.type === type).map((service) => ({ service, day })),
  );

/** Whether the host has said what happens in a workshop space (H-170). */
export const isDescribed = ({ service }: Entry): boolean => !!service.title?.trim();

/** Whether the host may change what is his of the days now; the server decides (H-393). */
export const canEditServices = (trip: Trip): boolean => trip.editable.includes('gatherings');
