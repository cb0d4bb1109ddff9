
export interface SpecialRequests {
  /** @maxLength 2000 */
  description?: string;
  /** @maxLength 160 */
  roomMate?: string;
  /** @maxLength 160 */
  guide?: string;
}
