import type { OperatorDeparture, OperatorDepartures } from '@caravan/sdk';

/** A departure with its itinerary. */
export type Placed = OperatorDeparture & { itineraryId: string; itinerary: string };

/** The months of a year, as YYYY-MM. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`);

export const inMonth = (departures: readonly OperatorDeparture[], month: string): OperatorDeparture[] =>
  departures.filter(({ startDate }) => startDate.startsWith(month));

/** All departures of a year in order of date, whatever their itinerary. */
export const byDate = ({ itineraries }: OperatorDepartures): Placed[] =>
  itineraries
    .flatMap(({ id, name, departures }) =>
      departures.map((departure) => ({ ...departure, itineraryId: id, itinerary: name })),
    )
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.itinerary.localeCompare(b.itinerary));
