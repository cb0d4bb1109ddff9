import { t } from '@lingui/core/macro';

export const words = {
  title: t`Group trips`,
  kicker: t`Group trips, hosted`,
  fallbackTagline: t`Travel with people you’d choose anyway.`,
  seeTrips: t`See trips`,
  next: t`Next departure`,
  upcoming: t`Leaving soon`,
  upcomingTitle: t`Trips with a person behind them`,
  upcomingText: t`Each one is led by a host who knows it best, and run on the ground by people who live there.`,
  all: t`See all trips`,
  how: t`How it works`,
  travelersTitle: t`For travelers`,
  travelers: [
    [t`Choose a host`, t`Browse the days, meet your host, and find your kind of people.`],
    [t`Save your spot`, t`Book with a deposit. It’s refundable until the trip is confirmed.`],
    [t`Pack`, t`Your plan, payments, and packing list, all in one place.`],
  ],
  hostsTitle: t`For hosts`,
  hosts: [
    [t`Ask your audience`, t`A two-minute survey tells you where they want to go and what they’d spend.`],
    [t`Pick an itinerary`, t`Local operators run it. You set the price and see what you’ll earn.`],
    [t`Launch`, t`Your page goes live, bookings come in, and you travel with your people.`],
  ],
  bandTitle: t`Have an audience? Take them somewhere.`,
  bandText: t`Hosting is free. You set the price and lead the group. Local operators take care of the rest.`,
  bandAction: t`Become a host`,
} as const;
