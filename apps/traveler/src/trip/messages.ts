export const words = {
  tabs: 'Trip',
  overview: 'Trip Overview',
  itinerary: 'Itinerary',
  manage: 'Manage Booking',
  preparation: 'Preparation',
  form: 'Trip Form',
  order: (id: string) => `Order ${id}`,
  allTrips: 'My Trips',
  seeAll: 'See all trips',
  noBookingTitle: 'You’re not on this trip',
  noBookingText:
    'We couldn’t find a booking for you. If you booked with another email, sign in with that one.',
  waiverKicker: 'Before you continue',
  waiverTitle: 'Sign the traveler terms',
  waiverText: 'Then you can see the itinerary, your booking, preparation, and the trip form.',
  waiverSections: (brand: string, trip: string): [string, string][] => [
    [
      'Taking part',
      `You join ${trip} at your own risk and follow the instructions of your host and the operator.`,
    ],
    [
      'Health',
      'You’re fit for the activities on the itinerary, and you tell us about anything that matters in the trip form.',
    ],
    ['Documents', 'You bring a valid passport, the visas you need, and any insurance the trip requires.'],
    [
      'Changes',
      `Weather, roads, and safety can change the plan. ${brand} and the operator may replace parts of the trip with something comparable.`,
    ],
    ['Payments', 'You pay your balance by the due date. Your booking’s cancellation policy applies.'],
  ],
  waiverAgree: 'I have read and accept the traveler terms.',
  waiverSign: 'Accept and continue',
  waiverNeeded: 'Please accept the terms and conditions',
};
