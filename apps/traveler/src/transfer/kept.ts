import { type Draft, type Leg, legTypes } from './draft.ts';

const keyOf = (tripId: string) => `caravan.rides.${tripId}`;

/** Prices and distances are requested again, because earlier ones may no longer be valid after a reload. */
const asBefore = (leg: Leg): Leg => ({
  ...leg,
  quotes: [],
  selectedQuote: null,
  quotesStatus: leg.quotesStatus === 'empty' ? 'empty' : 'stale',
  apiErrorCount: 0,
});

/** Rides in progress when the page was left or reloaded; undefined if there are none. */
export function keptDraft(tripId: string, start: Draft): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(tripId)) ?? 'null') as Partial<Draft> | null;
    if (!kept?.legs || !legTypes.every((type) => kept.legs?.[type]?.details)) return undefined;
    return {
      ...start,
      ...kept,
      legs: { arrival: asBefore(kept.legs.arrival), departure: asBefore(kept.legs.departure) },
      insurance: start.insurance,
      status: 'in-progress',
      error: null,
      booked: [],
    };
  } catch {
    return undefined; // Without storage, the draft lasts as long as the page.
  }
}

/** Stores a draft in session storage until its rides are booked. */
export function keepDraft(tripId: string, draft: Draft): void {
  try {
    if (draft.booked.length > 0) sessionStorage.removeItem(keyOf(tripId));
    else sessionStorage.setItem(keyOf(tripId), JSON.stringify(draft));
  } catch {
    // As above.
  }
}
