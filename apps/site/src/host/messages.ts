export const words = {
  title: 'Hosts',
  trips: 'Trips with this host',
  none: 'No trips are open for booking right now.',
  all: 'See all trips',
};
