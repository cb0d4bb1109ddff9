export const words = {
  kicker: 'Group trips, hosted',
  fallbackTagline: 'Travel with people you’d choose anyway.',
  seeTrips: 'See trips',
  next: 'Next departure',
  upcoming: 'Leaving soon',
  upcomingTitle: 'Trips with a person behind them',
  upcomingText:
    'Each one is led by a host who knows it best, and run on the ground by people who live there.',
  all: 'See all trips',
  how: 'How it works',
  travelersTitle: 'For travelers',
  travelers: [
    ['Choose a host', 'Browse the days, meet your host, and find your kind of people.'],
    ['Save your spot', 'Book with a deposit. It’s refundable until the trip is confirmed.'],
    ['Pack', 'Your plan, payments, and packing list, all in one place.'],
  ],
  hostsTitle: 'For hosts',
  hosts: [
    ['Ask your audience', 'A two-minute survey tells you where they want to go and what they’d spend.'],
    ['Pick an itinerary', 'Local operators run it. You set the price and see what you’ll earn.'],
    ['Launch', 'Your page goes live, bookings come in, and you travel with your people.'],
  ],
  bandTitle: 'Have an audience? Take them somewhere.',
  bandText: 'Hosting is free. You set the price and lead the group. Local operators take care of the rest.',
  bandAction: 'Become a host',
} as const;
