
export interface EmailPreviewInput {
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  lastName?: string;
  /** @maxLength 20000 */
  hostBlurb?: string;
  /** @maxLength 200 */
  subject?: string;
}
