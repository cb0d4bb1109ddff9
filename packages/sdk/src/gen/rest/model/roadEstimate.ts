
export interface RoadEstimate {
  /** In seconds. */
  estimatedDuration: number;
  distanceInMeters: number;
}
