import type { ApiError } from '@caravan/sdk';
import { resize, type Selection } from './selection.ts';

/** What is left after a rejected hold. */
export interface SoldOut {
  /** What was requested. */
  wish: Selection;
  message: string;
  spotsLeft: number;
  privateRoomsLeft: number;
  /** Spots left by requested activity. */
  activitiesLeft: Record<string, number>;
}

const activityKey = 'activityLeft:';

/** Parses a rejected hold; null if it was rejected for another reason. */
export function soldOutOf(
  error: Pick<ApiError, 'code' | 'message' | 'details'>,
  wish: Selection,
): SoldOut | null {
  if (error.code !== 'sold_out') return null;
  const { spotsLeft = 0, privateRoomsLeft = 0, ...rest } = error.details;
  return {
    wish,
    message: error.message,
    spotsLeft,
    privateRoomsLeft,
    activitiesLeft: Object.fromEntries(
      Object.entries(rest)
        .filter(([key]) => key.startsWith(activityKey))
        .map(([key, left]) => [key.slice(activityKey.length), left]),
    ),
  };
}

/** The closest selection that fits what is left; null if there are no spots left. */
export function fitting(selection: Selection, left: Omit<SoldOut, 'wish' | 'message'>): Selection | null {
  if (left.spotsLeft < 1) return null;
  const next = resize(selection, Math.min(selection.spots, left.spotsLeft));
  return {
    ...next,
    privateRooms: next.privateRooms && left.privateRoomsLeft >= next.spots,
    rooms: next.rooms.map((room) => (room === 'single' && left.privateRoomsLeft < 1 ? 'twin' : room)),
    activities: Object.fromEntries(
      Object.entries(next.activities).map(([id, travelers]) => [
        id,
        travelers.slice(0, left.activitiesLeft[id] ?? travelers.length),
      ]),
    ),
  };
}
