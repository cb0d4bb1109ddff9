import type { MemberRole } from './memberRole.ts';

export interface NewMember {
  /** @maxLength 320 */
  email: string;
  /**
     * Of somebody who is not here yet.
     * @maxLength 80
     */
  firstName?: string;
  /**
     * Of somebody who is not here yet.
     * @maxLength 80
     */
  lastName?: string;
  role?: MemberRole;
}
