
export interface RotationInput {
  /**
     * How long the one before goes on working.
     * @minimum 0
     * @maximum 168
     */
  overlapHours?: number;
}
