
export type TimelineKind = typeof TimelineKind[keyof typeof TimelineKind];


export const TimelineKind = {
  change: 'change',
  email: 'email',
  money: 'money',
  job: 'job',
  webhook: 'webhook',
} as const;
