export const words = {
  nav: { home: 'Home', audience: 'My Audience', itineraries: 'Itineraries', trips: 'Trips' },
  // H-044, H-045
  request: 'Request a Trip',
  survey: 'Start Surveying',
  refer: 'Refer a Host',
  // H-048
  share: 'Share Profile',
  travelers: 'Travelers',
};
