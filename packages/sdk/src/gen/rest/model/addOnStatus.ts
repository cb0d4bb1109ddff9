
export type AddOnStatus = typeof AddOnStatus[keyof typeof AddOnStatus];


export const AddOnStatus = {
  AVAILABLE: 'AVAILABLE',
  CONFIRMED: 'CONFIRMED',
  PENDING_ADDITION: 'PENDING_ADDITION',
  PENDING_REMOVAL: 'PENDING_REMOVAL',
} as const;
