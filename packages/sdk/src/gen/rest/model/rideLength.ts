
export interface RideLength {
  durationInSeconds: number;
  distanceInMeters: number;
}
