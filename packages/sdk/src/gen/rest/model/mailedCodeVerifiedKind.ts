
export type MailedCodeVerifiedKind = typeof MailedCodeVerifiedKind[keyof typeof MailedCodeVerifiedKind];


export const MailedCodeVerifiedKind = {
  activation: 'activation',
  reset: 'reset',
} as const;
