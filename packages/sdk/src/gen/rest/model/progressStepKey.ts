
export type ProgressStepKey = typeof ProgressStepKey[keyof typeof ProgressStepKey];


export const ProgressStepKey = {
  signUp: 'signUp',
  survey: 'survey',
  qualify: 'qualify',
} as const;
