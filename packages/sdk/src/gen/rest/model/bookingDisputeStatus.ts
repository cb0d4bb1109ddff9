
export type BookingDisputeStatus = typeof BookingDisputeStatus[keyof typeof BookingDisputeStatus];


export const BookingDisputeStatus = {
  open: 'open',
  won: 'won',
  lost: 'lost',
} as const;
