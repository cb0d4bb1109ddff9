import type { Service, ServiceType } from '@caravan/sdk';
import type { Problems } from '@caravan/shell/useForm';
import { words } from './messages.ts';

/** Form values: a service and its day. */
export type ServiceValues = Service & { day: number };

// O-223, O-224
const defaults: Partial<Record<ServiceType, Partial<Service>>> = {
  accommodation: {
    starRating: 3,
    numberOfNights: 1,
    occupancy: 'double',
    accommodationType: 'hotel',
    orSimilar: false,
  },
  meal: { mealType: 'breakfast', options: [] },
  activity: { lengthMinutes: 60, includedActivity: true, bookable: false },
  transfer: { lengthMinutes: 60 },
  workshopSpace: { hoursAvailable: 1, pricePerHourMinor: 0 },
};

export function newService(type: ServiceType, day: number): ServiceValues {
  return { type, day, name: '', description: '', ...defaults[type] };
}

/** O-140 */
export function serviceProblems(service: ServiceValues): Problems {
  const problems: Problems = {};
  const title = service.title?.trim() ?? '';
  if (service.type === 'info') {
    if (!title) problems.title = words.required.title;
    else if (/^day\s*\d+$/i.test(title)) problems.title = words.required.descriptiveTitle;
  }
  if (service.type === 'workshopSpace') {
    if (!service.name?.trim()) problems.name = words.required.name;
    if (!service.startTime) problems.startTime = words.required.startTime;
  }
  if (!service.description?.trim()) problems.description = words.required.description;
  return problems;
}

/**
 * The values to save: prices floor at zero, nights are capped at the remaining days, and empty texts are
 * omitted (O-141).
 */
export function cleaned(service: ServiceValues, lengthInDays: number): Service {
  const out: Record<string, unknown> = { ...service };
  if (service.priceMinor !== undefined) out.priceMinor = atLeastZero(service.priceMinor);
  if (service.pricePerHourMinor !== undefined) out.pricePerHourMinor = atLeastZero(service.pricePerHourMinor);
  if (service.type === 'accommodation') {
    out.numberOfNights = clamp(service.numberOfNights ?? 1, 1, remainingDays(service.day, lengthInDays));
  }
  for (const [key, value] of Object.entries(out)) {
    if (value === null || value === undefined) delete out[key];
    else if (typeof value === 'string') {
      if (value.trim()) out[key] = value.trim();
      else delete out[key];
    }
  }
  return out as unknown as Service;
}

export const remainingDays = (day: number, lengthInDays: number) => Math.max(1, lengthInDays - day + 1);

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high);
const atLeastZero = (n: number | null) => (n !== null && n > 0 ? n : 0);
