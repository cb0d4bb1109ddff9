import type { PublicTrip } from '@caravan/sdk';
import { words } from './messages.ts';

/** The maximum number of spots for a party that already holds `held`, and the reason for the limit. */
export function partyLimit(trip: PublicTrip, held = 0): { most: number; why: string } {
  const left = held + trip.spotsLeft;
  if (trip.maximumParty < left) return { most: trip.maximumParty, why: words.largeParty(trip.maximumParty) };
  if (held === 0) return { most: left, why: words.onlyLeft(left) };
  return { most: left, why: trip.spotsLeft === 0 ? words.noneLeft : words.onlyMoreLeft(trip.spotsLeft) };
}
