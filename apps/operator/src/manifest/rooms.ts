import type { ArrangedRoom, RoomMove, Rooming } from '@caravan/sdk';

/** The room that a traveler is in. */
export const roomOf = (rooming: Rooming, traveler: string): ArrangedRoom | undefined =>
  rooming.rooms.find((room) => room.travelers.some(({ id }) => id === traveler));

export const placeOf = (rooming: Rooming, traveler: string): string | undefined =>
  roomOf(rooming, traveler)?.id;

/** The moves that restore the travelers' current positions. */
export const back = (rooming: Rooming, moves: readonly RoomMove[]): RoomMove[] =>
  moves.map(({ travelerId }) => {
    const roomId = placeOf(rooming, travelerId);
    return { travelerId, ...(roomId && { roomId }) };
  });

/** The rooms after the moves; until the server responds, no one is offered another spot. */
export function moved(rooming: Rooming, moves: readonly RoomMove[]): Rooming {
  const to = new Map(moves.map(({ travelerId, roomId }) => [travelerId, roomId]));
  const everyone = [...rooming.rooms.flatMap(({ travelers }) => travelers), ...rooming.unplaced];
  const going = everyone.filter(({ id }) => to.has(id));
  const placed = (room: string | undefined, now: Rooming['unplaced']) => [
    ...now.filter(({ id }) => !to.has(id)),
    ...going.filter(({ id }) => to.get(id) === room),
  ];
  return {
    ...rooming,
    rooms: rooming.rooms.map((room) => ({ ...room, travelers: placed(room.id, room.travelers) })),
    unplaced: placed(undefined, rooming.unplaced),
  };
}
