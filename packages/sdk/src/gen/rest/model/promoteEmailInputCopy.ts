
/**
 * Makes a draft with the words of this email, which has gone out: for everyone on the list, or for those who did not get it. The other properties are not read.
 */
export type PromoteEmailInputCopy = typeof PromoteEmailInputCopy[keyof typeof PromoteEmailInputCopy];


export const PromoteEmailInputCopy = {
  everyone: 'everyone',
  missed: 'missed',
} as const;
