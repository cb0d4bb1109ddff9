export const words = {
  kicker: 'Group trips, hosted',
  fallbackTagline: 'Travel with people you would choose anyway.',
  seeTrips: 'See the trips',
  next: 'Next departure',
  upcoming: 'Leaving soon',
  upcomingTitle: 'Trips with a person behind them',
  upcomingText:
    'Each one is led by a host who knows the subject, and run on the ground by people who live there.',
  all: 'See all trips',
  how: 'How it works',
  travelersTitle: 'For travelers',
  travelers: [
    ['Choose a host', 'Read the days, meet the host, see who else could be on the bus.'],
    ['Hold your places', 'A deposit books them. Until the trip is confirmed it stays refundable.'],
    ['Pack', 'One page keeps the plan, the payments and what to bring.'],
  ],
  hostsTitle: 'For hosts',
  hosts: [
    ['Ask your audience', 'A two-minute survey tells you where they would go, and for how much.'],
    ['Pick an itinerary', 'Local operators run it. You set the price and see what you earn.'],
    ['Launch', 'Your page goes live, bookings arrive, and you travel with your people.'],
  ],
  bandTitle: 'Have an audience? Take them somewhere.',
  bandText: 'Hosting is free. You set the price, local operators run the days, and you lead the group.',
  bandAction: 'Become a host',
} as const;
