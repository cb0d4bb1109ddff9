export const words = {
  itineraries: 'Itineraries',
  trips: 'Trips',
  requests: 'Trip requests',
  travelers: 'Travelers',
  apiKeys: 'API keys',
  webhooks: 'Webhooks',
  // H-046, O-020
  add: 'Add new itinerary',
};
