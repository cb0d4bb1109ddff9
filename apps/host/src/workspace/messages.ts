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
  notLoaded: 'This trip could not be opened',
  insurance: 'Insurance required',
  cancelled: 'This trip was cancelled.',
  saveFailed: 'There was an error saving the trip details, please try again.',
};
