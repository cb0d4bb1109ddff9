
export type TripFormEndOfTripPlans = typeof TripFormEndOfTripPlans[keyof typeof TripFormEndOfTripPlans];


export const TripFormEndOfTripPlans = {
  returningHome: 'returningHome',
  continuingTravels: 'continuingTravels',
  undecided: 'undecided',
} as const;
