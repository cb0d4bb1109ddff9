export const words = {
  title: 'My Trips',
  welcome: 'Welcome! Just click on a Trip to start reviewing',
  none: 'You have no trips yet',
  noneText: 'When you book a trip, everything about it comes together here.',
  book: 'Book new trip',
};
