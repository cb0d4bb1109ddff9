export const words = {
  title: 'Hosts',
  trips: 'Trips with this host',
  none: 'No trip is open for booking right now.',
  all: 'See all trips',
};
