
export interface RotationInput {
  /**
     * How long the previous one keeps working, in hours.
     * @minimum 0
     * @maximum 168
     */
  overlapHours?: number;
}
