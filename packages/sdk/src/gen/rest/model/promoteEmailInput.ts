import type { PromoteEmailInputCopy } from './promoteEmailInputCopy.ts';

export interface PromoteEmailInput {
  /** @maxLength 40 */
  kind: string;
  active?: boolean;
  /** @maxLength 20000 */
  hostBlurb?: string;
  /** @maxLength 200 */
  subject?: string;
  /** Makes a draft with the words of this email, which has gone out: for everyone on the list, or for those who did not get it. The other properties are not read. */
  copy?: PromoteEmailInputCopy;
}
