import type { Trip, TripUpdate } from '@caravan/sdk';
import { zoneCity } from '@caravan/shell/format';
import type { Problems } from '@caravan/shell/useForm';
import { limits } from '../itineraries/details.ts';
import { detailWords } from '../itineraries/messages.ts';

export interface ReviewValues {
  name: string;
  tripSummary: string;
  minimumSpots: number | null;
  maximumSpots: number | null;
  operatorCode: string;
  /** IANA time zone; null while the trip's location is unknown. */
  timeZone: string | null;
}

/** A trip has at least two travelers (O-147, O-230). */
export const fewestSpots = 2;

export function reviewValues(
  of: Pick<Trip, 'name' | 'tripSummary' | 'minimumSpots' | 'maximumSpots'> & Partial<Pick<Trip, 'timeZone'>>,
): ReviewValues {
  return {
    name: of.name,
    tripSummary: of.tripSummary,
    // An itinerary can be offered to a single traveler, but a trip can't.
    minimumSpots: Math.max(of.minimumSpots, fewestSpots),
    maximumSpots: of.maximumSpots,
    operatorCode: '',
    timeZone: of.timeZone || null,
  };
}

export function reviewProblems(values: ReviewValues): Problems {
  const { required } = detailWords;
  const problems: Problems = {};
  if (!values.name.trim()) problems.name = required.name;
  const summary = values.tripSummary.trim().length;
  if (summary === 0) problems.tripSummary = required.summary;
  else if (summary < limits.summary) problems.tripSummary = required.summaryShort(limits.summary);
  return problems;
}

export const isInvalidRange = (values: ReviewValues) =>
  (values.minimumSpots ?? 0) > (values.maximumSpots ?? 0);

/** The values that differ from the trip. */
export function changes(values: ReviewValues, trip: Trip): Partial<TripUpdate> {
  const next = {
    name: values.name.trim(),
    tripSummary: values.tripSummary.trim(),
    minimumSpots: values.minimumSpots ?? trip.minimumSpots,
    maximumSpots: values.maximumSpots ?? trip.maximumSpots,
  };
  return {
    ...(next.name !== trip.name && { name: next.name }),
    ...(next.tripSummary !== trip.tripSummary && { tripSummary: next.tripSummary }),
    ...(next.minimumSpots !== trip.minimumSpots && { minimumSpots: next.minimumSpots }),
    ...(next.maximumSpots !== trip.maximumSpots && { maximumSpots: next.maximumSpots }),
    ...(values.timeZone && values.timeZone !== trip.timeZone && { timeZone: values.timeZone }),
    ...(values.operatorCode.trim() && { operatorCode: values.operatorCode.trim() }),
  };
}

/** Whether the server lets the user edit a field, under any of its possible names. */
export function canEdit(trip: Pick<Trip, 'editable'>, ...names: string[]): boolean {
  return names.some((name) => trip.editable.includes(name));
}

/** A time zone in everyday words: America/Argentina/Buenos_Aires is Buenos Aires (America). */
export function zoneName(zone: string): string {
  return `${zoneCity(zone)} (${zone.split('/')[0]})`;
}

/** The country's time zones, plus the trip's own if it isn't among them. */
export function zonesOf(trip: Pick<Trip, 'timeZone' | 'timeZones'>): string[] {
  return [...new Set([...(trip.timeZone ? [trip.timeZone] : []), ...(trip.timeZones ?? [])])];
}
