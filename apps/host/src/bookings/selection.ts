import type { TripDetails, TripTraveler } from '@caravan/sdk';
import { words } from './messages.ts';

const waiting = (t: TripTraveler) => t.status === 'waitlist' || t.status === 'awaiting';
export const isRejected = (t: TripTraveler) => waiting(t) && t.cancelledByHost;

/** The two tables: who waits for places, and everyone else (H-159, H-160). */
export function tables(travelers: TripTraveler[]): { booked: TripTraveler[]; waitlisted: TripTraveler[] } {
  return { booked: travelers.filter((t) => !waiting(t)), waitlisted: travelers.filter(waiting) };
}

/** Orders the host may confirm: pending, not about to be cancelled, not rejected (H-299). */
export const isConfirmable = (t: TripTraveler) =>
  t.status === 'pending' && !t.pendingCancellation && !t.cancelledByHost;

/** Orders the host may reject: those that still hold or wait for places. */
export const isRejectable = (t: TripTraveler) =>
  ['pending', 'confirmed', 'waitlist', 'awaiting'].includes(t.status) &&
  !t.pendingCancellation &&
  !t.cancelledByHost;

export const spotsOf = (travelers: TripTraveler[]) =>
  travelers.reduce((sum, t) => sum + t.totalSpotsBooked, 0);

/** Why the selection can't be confirmed, or nothing (H-302 to H-305); the server gives the rule's figures. */
export function confirmReason(details: TripDetails, selected: TripTraveler[]): string | undefined {
  if (!details.canConfirm) return details.confirmReason ?? words.notPending;
  const spots = spotsOf(selected);
  if (spots === 0) return words.selectSome;
  if (!selected.every(isConfirmable)) return words.notPending;
  const minimum = details.minimumToConfirm ?? 1;
  return spots < minimum ? words.selectMore(minimum) : undefined;
}

/** Why the selection can't be rejected, or nothing (H-306). */
export function rejectReason(details: TripDetails, selected: TripTraveler[]): string | undefined {
  if (!details.canReject) return details.confirmReason;
  return spotsOf(selected) === 0 ? words.selectSome : undefined;
}
