
export type LinkType = typeof LinkType[keyof typeof LinkType];


export const LinkType = {
  survey: 'survey',
  emailCapture: 'emailCapture',
  referral: 'referral',
} as const;
