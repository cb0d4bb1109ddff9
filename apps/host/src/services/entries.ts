import type { Service, ServiceType, Trip } from '@caravan/sdk';

/** A service and its day. */
export type Entry = { service: Service; day: number };

/** The service types that hosts manage; all others belong to the operator. */
export type OwnType = Extract<ServiceType, 'informalGathering' | 'workshopSpace'>;

export const isOwn = ({ type }: Service): boolean => type === 'informalGathering' || type === 'workshopSpace';

export const entriesOf = (trip: Trip, type: OwnType): Entry[] =>
  trip.servicesByDay.flatMap(({ day, services }) =>
    services.filter((service) => service.type === type).map((service) => ({ service, day })),
  );

/** Whether the host has described what happens in a workshop space (H-170). */
export const isDescribed = ({ service }: Entry): boolean => !!service.title?.trim();

/** Whether the host can edit their services now; the server decides (H-393). */
export const canEditServices = (trip: Trip): boolean => trip.editable.includes('gatherings');
