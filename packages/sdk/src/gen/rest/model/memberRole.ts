
/**
 * For hosts: primary or secondary. For operators: admin or member.
 */
export type MemberRole = typeof MemberRole[keyof typeof MemberRole];


export const MemberRole = {
  primary: 'primary',
  secondary: 'secondary',
  admin: 'admin',
  member: 'member',
} as const;
