
export interface PromoteEmailInput {
  /** @maxLength 40 */
  kind: string;
  active?: boolean;
  /** @maxLength 20000 */
  hostBlurb?: string;
  /** @maxLength 200 */
  subject?: string;
}
