import type { ItineraryStatus, ItinerarySummary } from '@caravan/sdk';

/** The groups of the side list in the order in which the root looks for its first entry (O-013). */
export const itineraryGroups: { id: 'notSubmitted' | 'pending' | 'live'; statuses: ItineraryStatus[] }[] = [
  { id: 'notSubmitted', statuses: ['created', 'incomplete'] },
  { id: 'pending', statuses: ['in review'] },
  { id: 'live', statuses: ['complete'] },
];

export function groupItineraries<T extends Pick<ItinerarySummary, 'status'>>(items: T[]) {
  return itineraryGroups.map(({ id, statuses }) => ({
    id,
    items: items.filter((i) => statuses.includes(i.status)),
  }));
}

export function firstItinerary<T extends Pick<ItinerarySummary, 'status'>>(items: T[]): T | undefined {
  return groupItineraries(items).find((group) => group.items.length > 0)?.items[0];
}

/** Whether the operator has yet to hand the itinerary in. */
export const isNotSubmitted = (status: ItineraryStatus) => status === 'created' || status === 'incomplete';
