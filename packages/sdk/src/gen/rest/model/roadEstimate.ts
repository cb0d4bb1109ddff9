
export interface RoadEstimate {
  /** Seconds. */
  estimatedDuration: number;
  distanceInMeters: number;
}
