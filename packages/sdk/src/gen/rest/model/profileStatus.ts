
export type ProfileStatus = typeof ProfileStatus[keyof typeof ProfileStatus];


export const ProfileStatus = {
  invited: 'invited',
  active: 'active',
  disabled: 'disabled',
} as const;
