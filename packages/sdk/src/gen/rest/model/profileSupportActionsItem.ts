
export type ProfileSupportActionsItem = typeof ProfileSupportActionsItem[keyof typeof ProfileSupportActionsItem];


export const ProfileSupportActionsItem = {
  resendActivation: 'resendActivation',
  resetPassword: 'resetPassword',
  endSessions: 'endSessions',
  disable: 'disable',
  enable: 'enable',
  standIn: 'standIn',
  merge: 'merge',
  erase: 'erase',
} as const;
