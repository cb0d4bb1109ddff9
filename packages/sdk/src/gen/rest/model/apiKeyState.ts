
export type ApiKeyState = typeof ApiKeyState[keyof typeof ApiKeyState];


export const ApiKeyState = {
  active: 'active',
  expired: 'expired',
  revoked: 'revoked',
} as const;
