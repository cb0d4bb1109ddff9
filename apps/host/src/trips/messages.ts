export const words = {
  title: 'Trips',
  // H-252 to H-257
  groups: {
    requests: 'Requests',
    pending: 'Pending Trips',
    live: 'Live Trips',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  none: 'Get your group trip going!',
  noneText: 'Your requests and trips will appear here.',
  explore: 'Explore Itineraries',
  survey: 'Survey Audience',
  spots: (left: number, of: number) => `${left} of ${of} spots left`,
  soldOut: 'Sold out',
  review: 'Requested',
  more: 'Show more trips',
};
