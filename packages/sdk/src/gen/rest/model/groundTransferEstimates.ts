import type { RoadEstimate } from './roadEstimate.ts';

export interface GroundTransferEstimates {
  arrival?: RoadEstimate;
  departure?: RoadEstimate;
}
