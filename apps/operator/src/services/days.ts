import type { Day, Service, ServiceType } from '@caravan/sdk';
import { words } from './messages.ts';

/** Types an operator can add, in the order of the add menu (O-005, O-006). */
export const addable: ServiceType[] = [
  'accommodation',
  'meal',
  'activity',
  'info',
  'transfer',
  'airportTransfer',
  'workshopSpace',
];

/** One entry per day of the trip, whether anything is planned or not. */
export function allDays(days: Day[], length: number): Day[] {
  return Array.from({ length: Math.max(length, 1) }, (_, i) => {
    const day = i + 1;
    return days.find((d) => d.day === day) ?? { day, services: [] };
  });
}

/** Why a service of this type can't be on a day, or nothing when it can (O-139). `except` is the service being moved. */
export function whyNot(day: Day, type: ServiceType, except?: Service): string | undefined {
  const taken = day.services.some((s) => s.type === type && s !== except);
  if (!taken) return undefined;
  if (type === 'accommodation') return words.hasAccommodation;
  if (type === 'info') return words.hasInfo;
  return undefined;
}

const change = (days: Day[], day: number, services: (now: Service[]) => Service[]): Day[] =>
  days.map((d) => (d.day === day ? { ...d, services: services(d.services) } : d));

export const addService = (days: Day[], day: number, service: Service) =>
  change(days, day, (now) => [...now, { ...service, day }]);

export const removeService = (days: Day[], day: number, service: Service) =>
  change(days, day, (now) => now.filter((s) => s !== service));

/** Puts the changed service in the old one's place, or at the end of another day. */
export function replaceService(days: Day[], from: number, old: Service, next: Service, to: number): Day[] {
  if (from !== to) return addService(removeService(days, from, old), to, next);
  return change(days, from, (now) => now.map((s) => (s === old ? { ...next, day: to } : s)));
}

/**
 * Moves a service one place up or down. At the edge of a day it goes on to the next day that may hold it; nothing when
 * there is no such place.
 */
export function moveService(
  days: Day[],
  day: number,
  service: Service,
  by: -1 | 1,
): { days: Day[]; day: number } | undefined {
  const at = days.findIndex((d) => d.day === day);
  const services = days[at]?.services ?? [];
  const index = services.indexOf(service);
  const target = index + by;
  if (services[target]) {
    const swapped = [...services];
    swapped[index] = services[target];
    swapped[target] = service;
    return { days: change(days, day, () => swapped), day };
  }
  for (let i = at + by; days[i]; i += by) {
    const next = days[i]!;
    if (whyNot(next, service.type)) continue;
    const moved = { ...service, day: next.day };
    const without = removeService(days, day, service);
    return {
      days: change(without, next.day, (now) => (by > 0 ? [moved, ...now] : [...now, moved])),
      day: next.day,
    };
  }
  return undefined;
}

/** What is sent: each entry with its day and place. */
export function numbered(days: Day[]): Day[] {
  return days.map((d) => ({
    day: d.day,
    services: d.services.map((s, position) => ({ ...s, day: d.day, position })),
  }));
}
