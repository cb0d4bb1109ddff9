
export type MemberStatus = typeof MemberStatus[keyof typeof MemberStatus];


export const MemberStatus = {
  invited: 'invited',
  active: 'active',
  disabled: 'disabled',
} as const;
