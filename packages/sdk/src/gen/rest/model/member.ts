import type { MemberRole } from './memberRole.ts';
import type { MemberStatus } from './memberStatus.ts';

export interface Member {
  id: string;
  name: string;
  email: string;
  role: MemberRole;
  status: MemberStatus;
  removable: boolean;
  /** Why the member cannot be removed. */
  reason?: string;
}
