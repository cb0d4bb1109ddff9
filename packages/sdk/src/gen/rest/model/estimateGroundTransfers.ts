import type { RoadLeg } from './roadLeg.ts';

export interface EstimateGroundTransfers {
  arrival?: RoadLeg;
  departure?: RoadLeg;
}
