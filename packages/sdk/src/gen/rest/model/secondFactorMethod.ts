
export type SecondFactorMethod = typeof SecondFactorMethod[keyof typeof SecondFactorMethod];


export const SecondFactorMethod = {
  totp: 'totp',
  backupCode: 'backupCode',
  passkey: 'passkey',
} as const;
