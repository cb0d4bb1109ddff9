
export interface CancelGroundTransfer {
  /**
     * The version shown; refused if the ride has changed since.
     * @minimum 1
     */
  version?: number;
}
