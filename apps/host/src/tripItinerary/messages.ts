/** The itinerary tab (H-167 to H-170). */
export const words = {
  overview: 'Overview',
  print: 'Download PDF',
  days: 'Day by day',
  help: 'Help',
  support: 'Trip support',
  supportText: (brand: string) => `Questions about a day, a service, or a change? Ask the ${brand} team.`,
  operator: 'Operated by',
  next: 'Next: Agreement',
  nextText: 'Read and accept the services agreement to open your trip page.',
  nextAction: 'Go to agreement',
};
