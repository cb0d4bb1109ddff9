import type {
  ActivityChoice,
  Hold,
  HoldInput,
  PublicTrip,
  RoomChoice,
  RoomType,
  TripExtra,
} from '@caravan/sdk';

/** What a party chooses; travelers are positions in it, the customer being 0. */
export interface Selection {
  spots: number;
  /** One entry for each pair of travelers, the last for a single one. Unused while `privateRooms` is on. */
  rooms: RoomType[];
  /** Everyone has a room of their own (T-166). */
  privateRooms: boolean;
  /** Travelers by activity, night or transfer. */
  activities: Record<string, number[]>;
}

export const firstSelection: Selection = { spots: 1, rooms: [], privateRooms: false, activities: {} };

/** The travelers of each room when nobody sleeps alone by choice: pairs, and a last one when the party is odd. */
export function roomGroups(spots: number): number[][] {
  const groups: number[][] = [];
  for (let i = 0; i < spots; i += 2) groups.push(i + 1 < spots ? [i, i + 1] : [i]);
  return groups;
}

/** The choices of one room: two beds before a shared bed (T-264); only a single last traveler may be private (T-167). */
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

/** The chosen type of a room, or the first that is possible. */
export function roomOf(selection: Selection, index: number, options: RoomType[]): RoomType {
  const chosen = selection.rooms[index];
  return chosen && options.includes(chosen) ? chosen : options[0]!;
}

/** Whether the switch for private rooms shows: more than one traveler, and enough rooms (T-118, T-165). */
export function privateRoomsOffered(
  selection: Selection,
  trip: Pick<PublicTrip, 'privateRoomPriceMinor' | 'privateRoomsLeft'>,
): boolean {
  if (selection.spots < 2) return false;
  if (selection.privateRooms) return true;
  return trip.privateRoomPriceMinor !== undefined && (trip.privateRoomsLeft ?? 0) >= selection.spots;
}

/** The body of the hold. */
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

/** What was chosen when places were held, on whatever device. */
export function selectionOf({ spots, rooms = [], activities = [] }: Hold): Selection {
  return {
    spots,
    rooms: rooms.map(({ roomType }) => roomType),
    privateRooms: spots > 1 && rooms.length === spots && rooms.every(({ roomType }) => roomType === 'single'),
    activities: Object.fromEntries(activities.map(({ serviceId, travelers }) => [serviceId, travelers])),
  };
}

/** Whether a traveler has another night on the same side of the trip; there is one before and one after (T-263). */
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

/** The selection for another number of travelers: what still fits stays. */
export function resize(selection: Selection, spots: number): Selection {
  return {
    ...selection,
    spots,
    privateRooms: selection.privateRooms && spots > 1,
    rooms: selection.rooms.slice(0, Math.floor(Math.min(spots, selection.spots) / 2)),
  };
}
