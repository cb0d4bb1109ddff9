import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { words } from './messages.ts';

/** Splits travelers into two tables: the waitlist, and everyone else (H-159, H-160). */
export function tables(travelers: TripTraveler[]): { booked: TripTraveler[]; waitlisted: TripTraveler[] } {
  return { booked: travelers.filter((t) => !t.waiting), waitlisted: travelers.filter((t) => t.waiting) };
}

export const spotsOf = (travelers: TripTraveler[]) =>
  travelers.reduce((sum, t) => sum + t.totalSpotsBooked, 0);

export const refundOf = (travelers: TripTraveler[]) => travelers.reduce((sum, t) => sum + t.refundMinor, 0);

/** The selected orders, each with its state at the time of selection. */
export type Ticked = ReadonlyMap<string, string>;

const asSeen = (t: TripTraveler) =>
  [t.status, t.totalSpotsBooked, t.refundMinor, t.pendingCancellation].join();

/** Selects orders in their current state. */
export function tick(ids: ReadonlySet<string>, orders: TripTraveler[]): Ticked {
  return new Map(orders.filter((o) => ids.has(o.id)).map((o) => [o.id, asSeen(o)]));
}

/** The selected orders that are still listed and unchanged since they were selected. */
export function stillTicked(ticked: Ticked, orders: TripTraveler[]): TripTraveler[] {
  return orders.filter((o) => o.canReject && ticked.get(o.id) === asSeen(o));
}

/** Why the selection can't be confirmed, if so (H-302 to H-305); the server provides the rule's figures. */
export function confirmReason(details: TripDetails, selected: TripTraveler[]): string | undefined {
  if (!details.canConfirm) return details.confirmReason ?? words.notPending;
  const spots = spotsOf(selected);
  if (spots === 0) return words.selectSome;
  if (!selected.every((t) => t.canConfirm)) return words.notPending;
  const minimum = details.minimumToConfirm ?? 1;
  return spots < minimum ? words.selectMore(minimum) : undefined;
}

/** Why the selection can't be rejected, if so (H-306). */
export function rejectReason(details: TripDetails, selected: TripTraveler[]): string | undefined {
  if (!details.canReject) return details.confirmReason;
  return spotsOf(selected) === 0 ? words.selectSome : undefined;
}
