
/**
 * Creates a draft with the text of this email, which has already been sent: for everyone on the list, only for those who missed it, or for those who missed it or may have. The other properties are ignored.
 */
export type PromoteEmailInputCopy = typeof PromoteEmailInputCopy[keyof typeof PromoteEmailInputCopy];


export const PromoteEmailInputCopy = {
  everyone: 'everyone',
  missed: 'missed',
  uncertain: 'uncertain',
} as const;
