import type { UndoneMoveCause } from './undoneMoveCause.ts';

export interface UndoneMove {
  travelerId: string;
  cause: UndoneMoveCause;
  /** What happened and where the traveler sleeps now. */
  sentence: string;
}
