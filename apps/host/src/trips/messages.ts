import { plural } from '@caravan/shell/format';

export const words = {
  title: 'Trips',
  home: 'Home',
  all: 'All Trips',
  // H-067
  getGoing: 'Get Going',
  none: 'Get your group trip going!',
  noneText: 'Ask your audience where they want to go. Trips you request will appear here.',
  explore: 'Explore Itineraries',
  survey: 'Survey Audience',
  spots: (left: number, of: number) => `${left} of ${plural(of, 'spot')} left`,
  soldOut: 'Sold out',
  review: 'Requested',
  more: 'Show more trips',
};
