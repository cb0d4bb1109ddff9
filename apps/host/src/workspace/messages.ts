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
  notLoaded: 'We couldn’t open this trip',
  insurance: 'Insurance required',
  cancelled: 'This trip was canceled.',
  saveFailed: 'There was an error saving the trip details, please try again.',
};
