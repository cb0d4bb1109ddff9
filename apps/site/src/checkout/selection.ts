import type {
  ActivityChoice,
  Hold,
  HoldInput,
  PublicTrip,
  RoomChoice,
  RoomType,
  TripExtra,
} from '@caravan/sdk';

/** A party's choices; travelers are indexes in it, and the customer is 0. */
export interface Selection {
  spots: number;
  /** One entry per pair of travelers, with the last one for a single traveler. Unused while `privateRooms` is on. */
  rooms: RoomType[];
  /** Everyone has a room of their own (T-166). */
  privateRooms: boolean;
  /** Travelers by activity, night, or transfer. */
  activities: Record<string, number[]>;
}

export const firstSelection: Selection = { spots: 1, rooms: [], privateRooms: false, activities: {} };

/** The travelers in each room if no one has a private room: pairs, and a single traveler if the number is odd. */
export function roomGroups(spots: number): number[][] {
  const groups: number[][] = [];
  for (let i = 0; i < spots; i += 2) groups.push(i + 1 < spots ? [i, i + 1] : [i]);
  return groups;
}

/**
 * A room's options: two beds before a shared bed (T-264); only a single last traveler can choose a private
 * room (T-167).
 */
export function roomOptions(
  group: number[],
  trip: Pick<PublicTrip, 'roomTypes' | 'privateRoomPriceMinor'>,
): RoomType[] {
  const offered = (type: RoomType) => trip.roomTypes.length === 0 || trip.roomTypes.includes(type);
  if (group.length === 1) {
    return trip.privateRoomPriceMinor !== undefined ? ['twin', 'single'] : ['twin'];
  }
  const options = (['twin', 'double'] as const).filter(offered);
  return options.length > 0 ? options : ['twin'];
}

/** A room's selected type, or the first possible one. */
export function roomOf(selection: Selection, index: number, options: RoomType[]): RoomType {
  const chosen = selection.rooms[index];
  return chosen && options.includes(chosen) ? chosen : options[0]!;
}

/**
 * Whether to show the switch for private rooms: there is more than one traveler, and there are enough rooms
 * (T-118, T-165).
 */
export function privateRoomsOffered(
  selection: Selection,
  trip: Pick<PublicTrip, 'privateRoomPriceMinor' | 'privateRoomsLeft'>,
): boolean {
  if (selection.spots < 2) return false;
  if (selection.privateRooms) return true;
  return trip.privateRoomPriceMinor !== undefined && (trip.privateRoomsLeft ?? 0) >= selection.spots;
}

/** The request body of the hold. */
export function toHoldInput(
  selection: Selection,
  trip: Pick<PublicTrip, 'roomTypes' | 'privateRoomPriceMinor'>,
): HoldInput {
  const { spots } = selection;
  const rooms: RoomChoice[] = selection.privateRooms
    ? Array.from({ length: spots }, (_, i) => ({ roomType: 'single', travelers: [i] }))
    : roomGroups(spots).map((travelers, i) => ({
        roomType: roomOf(selection, i, roomOptions(travelers, trip)),
        travelers,
      }));
  const activities: ActivityChoice[] = Object.entries(selection.activities)
    .map(([serviceId, travelers]) => ({ serviceId, travelers: travelers.filter((t) => t < spots) }))
    .filter((choice) => choice.travelers.length > 0);
  return { spots, rooms, ...(activities.length > 0 && { activities }) };
}

/** The selection of an existing hold, from whatever device. */
export function selectionOf({ spots, rooms = [], activities = [] }: Hold): Selection {
  return {
    spots,
    rooms: rooms.map(({ roomType }) => roomType),
    privateRooms: spots > 1 && rooms.length === spots && rooms.every(({ roomType }) => roomType === 'single'),
    activities: Object.fromEntries(activities.map(({ serviceId, travelers }) => [serviceId, travelers])),
  };
}

/**
 * Whether a traveler has another night on the same side of the trip; there can be one before and one after
 * (T-263).
 */
export function sameSide(selection: Selection, extras: TripExtra[], id: string, traveler: number): boolean {
  const wanted = extras.find((extra) => extra.id === id);
  if (wanted?.type !== 'accommodation') return false;
  return extras.some(
    (extra) =>
      extra.id !== id &&
      extra.type === 'accommodation' &&
      extra.timing === wanted.timing &&
      selection.activities[extra.id]?.includes(traveler),
  );
}

/** Adjusts the selection to another number of travelers, keeping what still fits. */
export function resize(selection: Selection, spots: number): Selection {
  return {
    ...selection,
    spots,
    privateRooms: selection.privateRooms && spots > 1,
    rooms: selection.rooms.slice(0, Math.floor(Math.min(spots, selection.spots) / 2)),
  };
}
