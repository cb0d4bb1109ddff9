
/**
 * Of a host: primary or secondary. Of an operator: admin or member.
 */
export type MemberRole = typeof MemberRole[keyof typeof MemberRole];


export const MemberRole = {
  primary: 'primary',
  secondary: 'secondary',
  admin: 'admin',
  member: 'member',
} as const;
