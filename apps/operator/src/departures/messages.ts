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

/** Messages of the dialog that keeps hosts from requesting some days. */
export const blockWords = {
  title: t`Block dates`,
  block: t`Block dates`,
  text: t`Hosts will not be able to request this itinerary on these days. Requests and trips that exist stay as they are.`,
  itinerary: t`Itinerary`,
  itineraryMissing: t`Choose an itinerary`,
  start: t`First day`,
  end: t`Last day`,
  startMissing: t`Choose the first day`,
  endMissing: t`Choose the last day`,
  endEarly: t`The last day cannot be before the first`,
  noDepartures: t`No free departures start on these days`,
  noPackage: t`This itinerary offers no package`,
  deleted: (days: string[]) => {
    const list = days.join(' · ');
    return plural(days.length, {
      one: `This departure will be deleted: ${list}`,
      other: `# departures will be deleted: ${list}`,
    });
  },
  kept: (n: number) =>
    plural(n, {
      one: '# departure stays because hosts have asked for it.',
      other: '# departures stay because hosts have asked for them.',
    }),
  blackout: t`A blackout takes the place of the validity periods on these days: no one can request a trip that starts then.`,
  done: (itinerary: string, span: string) => t`Hosts can no longer request ${itinerary} for ${span}`,
};
