
export type TouchedByPolicyWhat = typeof TouchedByPolicyWhat[keyof typeof TouchedByPolicyWhat];


export const TouchedByPolicyWhat = {
  holdsKeep: 'holdsKeep',
  offersKeep: 'offersKeep',
  payoutsWait: 'payoutsWait',
  payoutsGo: 'payoutsGo',
  payoutsKeepDate: 'payoutsKeepDate',
  reviewsHide: 'reviewsHide',
  reviewsShow: 'reviewsShow',
  codesCut: 'codesCut',
  ordersFinal: 'ordersFinal',
  ordersCancellable: 'ordersCancellable',
} as const;
