
export type AddOnManageMode = typeof AddOnManageMode[keyof typeof AddOnManageMode];


export const AddOnManageMode = {
  default: 'default',
} as const;
