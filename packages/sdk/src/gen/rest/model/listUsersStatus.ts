
export type ListUsersStatus = typeof ListUsersStatus[keyof typeof ListUsersStatus];


export const ListUsersStatus = {
  invited: 'invited',
  active: 'active',
  disabled: 'disabled',
} as const;
