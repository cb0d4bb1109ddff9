import { plural, t } from '@lingui/core/macro';

/** Messages of the calendar of departures. */
export const words = {
  nav: t`Departures`,
  title: (year: number) => t`Departures in ${year}`,
  description: t`What leaves when across all your itineraries, and how full it is.`,
  table: (year: number) => t`Departures in ${year}, by itinerary and month`,
  itinerary: t`Itinerary`,
  empty: (year: number) => t`No departures in ${year}`,
  emptyText: t`Add departures to your itineraries, and hosts can request them.`,
  toItineraries: t`See itineraries`,
  print: t`Print`,
  spots: (taken: number, all: number) => t`${taken} of ${all} spots`,
  trips: (taken: number, all: number) =>
    plural(all, { one: `${taken} of # trip taken`, other: `${taken} of # trips taken` }),
  free: t`Not requested yet`,
  chip: (date: string, level: string, status: string, fill: string) =>
    `${date}: ${level}, ${status}, ${fill}`,
};
