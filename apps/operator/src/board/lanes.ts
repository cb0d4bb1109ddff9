import type { BoardItem, BoardLane, BoardLaneName, TripBoard } from '@caravan/sdk';
import { getTripBoard } from '@caravan/sdk/client';
import { oneOf } from '@caravan/shell/search';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

const lanes = Object.keys(words.lanes) as BoardLaneName[];

/** A lane from the URL; undefined shows all of them. */
export const laneOf = (name: unknown): BoardLaneName | undefined => oneOf(name, lanes);

/** How many cards each lane has before "show all". */
export const atFirst = 5;

type LanePage = BoardLane & Pick<TripBoard, 'itineraries'>;

/** A page of one lane, in the form of other lists. */
export async function lanePage(params: NonNullable<Parameters<typeof getTripBoard>[0]>): Promise<LanePage> {
  const board = await getTripBoard(params);
  return { lane: params.lane!, count: 0, items: [], ...board.lanes[0], itineraries: board.itineraries };
}

/** Where what is next is done. */
export function hrefOf(lane: BoardLaneName, { id, model, needsAccount }: BoardItem): string {
  switch (lane) {
    case 'services':
    case 'days':
      return paths.trip(id, 'configure-services');
    case 'arriving':
      return paths.manifest(id);
    case 'reports':
      return paths.earningsOf(id);
    case 'payouts':
      return needsAccount ? paths.payoutAccount : paths.earningsOf(id);
    default:
      return paths.trip(id, 'review-details', model);
  }
}

/** By when, or since when, in one phrase. */
export function whenOf(
  lane: BoardLaneName,
  { deadline, since, endDate, statusText }: BoardItem,
  day: (iso: string) => string,
): string | undefined {
  const due = words.deadlines;
  if (!deadline) return lane === 'waiting' ? statusText : words.since(day(since.slice(0, 10)));
  if (lane === 'arriving' || lane === 'ahead')
    return deadline === endDate ? due.ends(day(deadline)) : due.starts(day(deadline));
  return lane in due ? due[lane as keyof typeof due](day(deadline)) : undefined;
}
