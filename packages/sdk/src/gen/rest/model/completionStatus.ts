
/**
 * Required: something is missing that this person has to give, as qualified hosts have to. Incomplete: something is missing that can wait.
 */
export type CompletionStatus = typeof CompletionStatus[keyof typeof CompletionStatus];


export const CompletionStatus = {
  required: 'required',
  incomplete: 'incomplete',
  complete: 'complete',
} as const;
