
export type ApiKeyAvailableActionsItem = typeof ApiKeyAvailableActionsItem[keyof typeof ApiKeyAvailableActionsItem];


export const ApiKeyAvailableActionsItem = {
  rotate: 'rotate',
  revoke: 'revoke',
} as const;
