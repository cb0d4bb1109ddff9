
export type ItineraryActionAction = typeof ItineraryActionAction[keyof typeof ItineraryActionAction];


export const ItineraryActionAction = {
  submit: 'submit',
  approve: 'approve',
  sendBack: 'sendBack',
  withdraw: 'withdraw',
} as const;
