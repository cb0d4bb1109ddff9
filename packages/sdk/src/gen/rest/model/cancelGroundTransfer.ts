
export interface CancelGroundTransfer {
  /**
     * As seen; refused when the ride has changed since.
     * @minimum 1
     */
  version?: number;
}
