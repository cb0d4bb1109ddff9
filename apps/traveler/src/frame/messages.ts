export const words = {
  trips: 'My Trips',
  explore: 'Explore',
  book: 'Book new trip',
};
