import type { BoardItem, BoardLane, BoardLaneName } from '@caravan/sdk';
import { getTripBoard } from '@caravan/sdk/client';
import { oneOf } from '@caravan/shell/search';
import { paths } from '../paths.ts';
import type { Doing } from '../home/useDoing.tsx';
import { words } from './messages.ts';

const lanes = Object.keys(words.lanes) as BoardLaneName[];

/** A lane from the URL; undefined shows all of them. */
export const laneOf = (name: unknown): BoardLaneName | undefined => oneOf(name, lanes);

/** How many cards each lane has before "show all". */
export const atFirst = 5;

/** A page of one lane, in the form of other lists. */
export async function lanePage(params: NonNullable<Parameters<typeof getTripBoard>[0]>): Promise<BoardLane> {
  const board = await getTripBoard(params);
  return { lane: params.lane!, count: 0, items: [], ...board.lanes[0] };
}

/** The page of a request or trip. */
export const pageOf = (lane: BoardLaneName, id: string) =>
  paths.trip(id, 'review-details', lane === 'requests' ? 'tripRequest' : 'trip');

/** What is next if it is done on top of the board. */
export function doingOf(lane: BoardLaneName, { id }: BoardItem): Doing | undefined {
  if (lane === 'requests') return `answer:${id}`;
  return lane === 'services' ? `approve:${id}` : undefined;
}

/** The page on which what is next is done. */
export function hrefOf(lane: BoardLaneName, { id }: BoardItem): string {
  switch (lane) {
    case 'days':
      return paths.trip(id, 'configure-services');
    case 'arriving':
      return paths.manifest(id);
    case 'reports':
    case 'payouts':
      return paths.earningsOf(id);
    default:
      return pageOf(lane, id);
  }
}

/** By when, or since when, in one phrase. */
export function whenOf(
  lane: BoardLaneName,
  { deadline, since, endDate }: BoardItem,
  day: (iso: string) => string,
): string | undefined {
  const due = words.deadlines;
  if (!deadline) return words.since(day(since));
  if (lane === 'arriving' || lane === 'ahead')
    return deadline === endDate ? due.ends(day(deadline)) : due.starts(day(deadline));
  return lane in due ? due[lane as keyof typeof due](day(deadline)) : undefined;
}

/** Days to fix, in order, each with its fault. */
export const daysOf = ({ missingDays, uncoveredDays, changedDays }: BoardItem) =>
  [
    ...missingDays.map((day) => ({ day, fault: 'missing' as const })),
    ...uncoveredDays.map((day) => ({ day, fault: 'uncovered' as const })),
    ...changedDays.map((day) => ({ day, fault: 'changed' as const })),
  ].toSorted((a, b) => a.day - b.day);
