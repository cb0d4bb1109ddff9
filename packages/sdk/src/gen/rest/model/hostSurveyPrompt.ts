
/**
 * What the host is asked to do about the survey; absent of who is past it (H-441).
 */
export type HostSurveyPrompt = typeof HostSurveyPrompt[keyof typeof HostSurveyPrompt];


export const HostSurveyPrompt = {
  start: 'start',
  continue: 'continue',
} as const;
