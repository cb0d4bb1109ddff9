
export type SecondFactorCodeMethod = typeof SecondFactorCodeMethod[keyof typeof SecondFactorCodeMethod];


export const SecondFactorCodeMethod = {
  totp: 'totp',
  backupCode: 'backupCode',
} as const;
