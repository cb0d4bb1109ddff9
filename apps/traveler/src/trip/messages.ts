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
  noBookingText: (email: string) =>
    t`We couldn’t find a booking for ${email}. If you booked with another email, sign in with that one.`,
  waiverKicker: t`Before you continue`,
  waiverTitle: t`Sign the traveler terms`,
  waiverText: t`Then you can see the itinerary, your booking, preparation, and the trip form.`,
  waiverFrame: t`Traveler terms`,
  minorTitle: t`Is the traveler a minor?`,
  minorText: (name: string, trip: string) =>
    t`By signing, you confirm that ${name} is under 18 when ${trip} starts, that you are a parent or legal guardian, and that you accept the traveler terms for them.`,
  minorOwn: (trip: string) =>
    t`By signing, you confirm that the traveler is under 18 when ${trip} starts, that you are a parent or legal guardian, and that you accept the traveler terms for them.`,
  minorSign: t`Sign as parent or guardian`,
};
