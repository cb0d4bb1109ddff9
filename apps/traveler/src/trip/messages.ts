import { t } from '@lingui/core/macro';

export const words = {
  tabs: t`Trip`,
  overview: t`Trip Overview`,
  itinerary: t`Itinerary`,
  manage: t`Manage Booking`,
  preparation: t`Preparation`,
  form: t`Trip Form`,
  order: (id: string) => t`Order ${id}`,
  allTrips: t`My Trips`,
  seeAll: t`See all trips`,
  noBookingTitle: t`You’re not on this trip`,
  noBookingText: t`We couldn’t find a booking for you. If you booked with another email, sign in with that one.`,
  waiverKicker: t`Before you continue`,
  waiverTitle: t`Sign the traveler terms`,
  waiverText: t`Then you can see the itinerary, your booking, preparation, and the trip form.`,
  waiverSections: (brand: string, trip: string): [string, string][] => [
    [
      t`Taking part`,
      t`You join ${trip} at your own risk and follow the instructions of your host and the operator.`,
    ],
    [
      t`Health`,
      t`You’re fit for the activities on the itinerary, and you tell us about anything that matters in the trip form.`,
    ],
    [t`Documents`, t`You bring a valid passport, the visas you need, and any insurance the trip requires.`],
    [
      t`Changes`,
      t`Weather, roads, and safety can change the plan. ${brand} and the operator may replace parts of the trip with something comparable.`,
    ],
    [t`Payments`, t`You pay your balance by the due date. Your booking’s cancellation policy applies.`],
  ],
  waiverAgree: t`I have read and accept the traveler terms.`,
  waiverSign: t`Accept and continue`,
  waiverNeeded: t`Please accept the terms and conditions`,
};
