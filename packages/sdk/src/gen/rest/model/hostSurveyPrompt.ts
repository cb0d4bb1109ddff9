
/**
 * What the host is asked to do about the survey; absent once they are past it (H-441).
 */
export type HostSurveyPrompt = typeof HostSurveyPrompt[keyof typeof HostSurveyPrompt];


export const HostSurveyPrompt = {
  start: 'start',
  continue: 'continue',
} as const;
