import type { MemberRole } from './memberRole.ts';

export interface MemberUpdate {
  role: MemberRole;
}
