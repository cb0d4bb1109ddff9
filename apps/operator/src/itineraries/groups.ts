import type { ItinerarySummary } from '@caravan/sdk';

export type ItineraryGroup = ItinerarySummary['operatorGroup'];

/**
 * The groups of the side list, in the order in which the root looks for its first entry (O-013); the server
 * assigns them.
 */
const order: ItineraryGroup[] = ['notSubmitted', 'pending', 'live'];

export function groupItineraries<T extends Pick<ItinerarySummary, 'operatorGroup'>>(items: T[]) {
  return order.map((id) => ({ id, items: items.filter((i) => i.operatorGroup === id) }));
}

export function firstItinerary<T extends Pick<ItinerarySummary, 'operatorGroup'>>(items: T[]): T | undefined {
  return groupItineraries(items).find((group) => group.items.length > 0)?.items[0];
}

/** Whether the operator has yet to submit the itinerary. */
export const isNotSubmitted = (itinerary: Pick<ItinerarySummary, 'operatorGroup'>) =>
  itinerary.operatorGroup === 'notSubmitted';
