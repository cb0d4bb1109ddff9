
export interface TestEmail {
  tripId: string;
  /**
     * Either launch or the hook of a drip email.
     * @maxLength 40
     */
  kind: string;
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  lastName?: string;
  /** @maxLength 20000 */
  hostBlurb?: string;
  /** @maxLength 200 */
  subject?: string;
}
