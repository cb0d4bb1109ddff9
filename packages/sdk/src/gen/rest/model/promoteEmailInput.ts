import type { PromoteEmailInputCopy } from './promoteEmailInputCopy.ts';

export interface PromoteEmailInput {
  /** @maxLength 40 */
  kind: string;
  active?: boolean;
  /** @maxLength 20000 */
  hostBlurb?: string;
  /** @maxLength 200 */
  subject?: string;
  /** Creates a draft with the text of this email, which has already been sent: for everyone on the list, only for those who missed it, or for those who missed it or may have. The other properties are ignored. */
  copy?: PromoteEmailInputCopy;
}
