
export type HostNextItemKind = typeof HostNextItemKind[keyof typeof HostNextItemKind];


export const HostNextItemKind = {
  confirm: 'confirm',
  launch: 'launch',
  forms: 'forms',
  spots: 'spots',
} as const;
