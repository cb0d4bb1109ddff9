
export type TravelerStatus = typeof TravelerStatus[keyof typeof TravelerStatus];


export const TravelerStatus = {
  created: 'created',
  'waiver-complete': 'waiver-complete',
  'trip-form-complete': 'trip-form-complete',
  'ready-to-travel': 'ready-to-travel',
  complete: 'complete',
  'feedback-complete': 'feedback-complete',
  cancelled: 'cancelled',
} as const;
