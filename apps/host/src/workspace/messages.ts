export const words = {
  trips: 'Trips',
  tabsLabel: 'Trip',
  tabs: {
    configuration: 'Configuration',
    pricing: 'Pricing',
    itinerary: 'Itinerary',
    'services-agreement': 'Services Agreement',
    promote: 'Promote',
    bookings: 'Bookings',
  },
  tabClosed: {
    early: 'This opens once you have set your prices and accepted the services agreement.',
    complete: 'This trip is complete.',
    cancelled: 'This trip is cancelled.',
  },
  notLoaded: 'This trip could not be opened',
  insurance: 'Insurance required',
  // H-140
  closed: 'Trip is Closed',
  cancelled: 'This trip was cancelled.',
  saveFailed: 'There was an error saving the trip details, please try again.',
};
