import type { MemberRole } from './memberRole.ts';

export interface NewMember {
  /** @maxLength 320 */
  email: string;
  /**
     * Used only for a person who is new to the marketplace.
     * @maxLength 80
     */
  firstName?: string;
  /**
     * Used only for a person who is new to the marketplace.
     * @maxLength 80
     */
  lastName?: string;
  role?: MemberRole;
}
