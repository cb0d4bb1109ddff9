
export type BookingDisputeAvailableActionsItem = typeof BookingDisputeAvailableActionsItem[keyof typeof BookingDisputeAvailableActionsItem];


export const BookingDisputeAvailableActionsItem = {
  answer: 'answer',
  accept: 'accept',
} as const;
