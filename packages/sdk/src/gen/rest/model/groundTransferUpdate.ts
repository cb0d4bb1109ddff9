
/**
 * Omitted fields stay unchanged; fields that the caller cannot change are refused by name.
 */
export interface GroundTransferUpdate {
  /** @minimum 1 */
  version: number;
  /** @maxLength 20 */
  flightNumber?: string;
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  lastName?: string;
  /** @maxLength 320 */
  email?: string;
  /** @maxLength 40 */
  phone?: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  passengers?: number;
}
