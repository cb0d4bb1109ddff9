export const words = {
  title: 'Trips',
  home: 'Home',
  all: 'All Trips',
  // H-067
  getGoing: 'Get Going',
  // H-252 to H-257
  groups: {
    requests: 'Requests',
    pending: 'Pending Trips',
    live: 'Live Trips',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  none: 'Get your group trip going!',
  noneText: 'Ask your audience where they want to go. What you request appears among your trips.',
  explore: 'Explore Itineraries',
  survey: 'Survey Audience',
  spots: (left: number, of: number) => `${left} of ${of} spots left`,
  soldOut: 'Sold out',
  review: 'Requested',
  more: 'Show more trips',
};
