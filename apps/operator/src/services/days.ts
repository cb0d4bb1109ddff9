import type { Day, Photo, Service, ServiceType } from '@caravan/sdk';
import { words } from './messages.ts';

/** Service types that an operator can add, in the order of the add menu (O-005, O-006). */
export const addable: ServiceType[] = [
  'accommodation',
  'meal',
  'activity',
  'info',
  'transfer',
  'airportTransfer',
  'workshopSpace',
];

/** One entry per day of the trip, whether or not anything is planned. */
export function allDays(days: Day[], length: number): Day[] {
  return Array.from({ length: Math.max(length, 1) }, (_, i) => {
    const day = i + 1;
    return days.find((d) => d.day === day) ?? { day, services: [] };
  });
}

/** Why a service of this type can't be on a day, if so (O-139). `except` is the service being moved. */
export function whyNot(day: Day, type: ServiceType, except?: Service): string | undefined {
  const taken = day.services.some((s) => s.type === type && s !== except);
  if (!taken) return undefined;
  if (type === 'accommodation') return words.hasAccommodation;
  if (type === 'info') return words.hasInfo;
  return undefined;
}

const change = (days: Day[], day: number, services: (now: Service[]) => Service[]): Day[] =>
  days.map((d) => (d.day === day ? { ...d, services: services(d.services) } : d));

const addService = (days: Day[], day: number, service: Service) =>
  change(days, day, (now) => [...now, { ...service, day }]);

/** Inserts a new service at an index of a day. */
export const insertService = (days: Day[], day: number, service: Service, index: number) =>
  change(days, day, (now) => now.toSpliced(index, 0, { ...service, day }));

export const removeService = (days: Day[], day: number, service: Service) =>
  change(days, day, (now) => now.filter((s) => s !== service));

/** Replaces the service in place, or moves the changed one to the end of another day. */
export function replaceService(days: Day[], from: number, old: Service, next: Service, to: number): Day[] {
  if (from !== to) return addService(removeService(days, from, old), to, next);
  return change(days, from, (now) => now.map((s) => (s === old ? { ...next, day: to } : s)));
}

/** Inserts a service at an index of a day, counted without the service itself. */
export function placeService(days: Day[], from: number, service: Service, to: number, index: number): Day[] {
  return change(removeService(days, from, service), to, (now) =>
    now.toSpliced(index, 0, { ...service, day: to }),
  );
}

/** Days in a new order. A day that is sent without photos would keep those of the day that had its number. */
export const renumbered = (days: Day[]): Day[] =>
  days.map(({ photos = [], services }, i) => ({ day: i + 1, photos, services }));

/** Exchanges a day, with its services and photos, with the one before or after it. */
export function moveDay(days: Day[], day: number, by: -1 | 1): Day[] {
  const moved = days[day - 1]!;
  return renumbered(days.toSpliced(day - 1, 1).toSpliced(day - 1 + by, 0, moved));
}

/** Adds an empty day after another one. */
export const addDay = (days: Day[], after: number): Day[] =>
  renumbered(days.toSpliced(after, 0, { day: after + 1, services: [] }));

export const removeDay = (days: Day[], day: number): Day[] => renumbered(days.toSpliced(day - 1, 1));

/** Gives a day photos of its own, or none. */
export const withPhotos = (days: Day[], day: number, photos: Photo[]): Day[] =>
  days.map((d) => (d.day === day ? { ...d, photos } : d));

/** The request: each entry with its day and position, each day with its photos. */
export function numbered(days: Day[]): Day[] {
  return days.map((d) => ({
    day: d.day,
    ...(d.photos && { photos: d.photos }),
    services: d.services.map((s, position) => ({ ...s, day: d.day, position })),
  }));
}
