
/**
 * Required: something is missing that this person must provide, as qualified hosts must. Incomplete: something is missing that can wait.
 */
export type CompletionStatus = typeof CompletionStatus[keyof typeof CompletionStatus];


export const CompletionStatus = {
  required: 'required',
  incomplete: 'incomplete',
  complete: 'complete',
} as const;
