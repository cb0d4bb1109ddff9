export const words = {
  itineraries: 'Itineraries',
  trips: 'Trips',
  // H-046, O-020
  add: 'Add new itinerary',
};
