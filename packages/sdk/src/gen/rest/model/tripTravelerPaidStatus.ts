
export type TripTravelerPaidStatus = typeof TripTravelerPaidStatus[keyof typeof TripTravelerPaidStatus];


export const TripTravelerPaidStatus = {
  Paid: 'Paid',
  Partial: 'Partial',
  Unpaid: 'Unpaid',
} as const;
