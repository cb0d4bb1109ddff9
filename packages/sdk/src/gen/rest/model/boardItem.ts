import type { BoardItemModel } from './boardItemModel.ts';
import type { DayToFix } from './dayToFix.ts';
import type { Photo } from './photo.ts';

export interface BoardItem {
  /** ID of the trip or the request. */
  id: string;
  model: BoardItemModel;
  version: number;
  shortId?: string;
  name: string;
  hostName: string;
  startDate: string;
  endDate: string;
  hero: Photo;
  /** Since when it has been in its present state. */
  since: string;
  /** By when the next thing has to be done, or when it happens. */
  deadline?: string;
  /** Whether the deadline has passed. */
  overdue: boolean;
  /** Whom a trip waits for. */
  statusText?: string;
  spotsTaken: number;
  /** Travelers that it takes to run the trip. */
  minimumSpots: number;
  maximumSpots: number;
  /** Days to fix, whatever the lane. */
  days: DayToFix[];
  /** Whether the caller may do what is next. */
  canAct: boolean;
  /** Whether a payout waits for an account to be added. */
  needsAccount: boolean;
}
