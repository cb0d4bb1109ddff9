export const words = {
  title: 'My Trips',
  welcome: 'Welcome! Just click on a Trip to start reviewing',
  none: 'You have no trips yet',
  noneText: 'Book a trip and you’ll find everything about it here.',
  book: 'Book new trip',
};
