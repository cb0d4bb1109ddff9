import type { Member } from './member.ts';

export interface MemberList {
  items: Member[];
}
