import type { TripSide } from './tripSide.ts';

export interface TripRound {
  at: string;
  /** Name of who sent it back; for the marketplace's staff. */
  by?: string;
  reason: string;
  /** Who got the reason. */
  told: TripSide[];
}
