import { plural } from '@caravan/shell/format';

export const words = {
  title: (name: string) => `Welcome back, ${name}`,
  next: "What's Next",
  past: 'Past Trips',
  cancelled: 'Cancelled',
  dates: 'Important Dates',
  // H-085
  noTrips: 'You have no upcoming trips',
  allDates: (n: number) => `Show all ${plural(n, 'date')}`,
  noDates: 'You have no important dates',
  another: 'Browse itineraries to request another trip',
  browse: 'Explore Itineraries',
  request: 'Request a Trip',
  requestText: 'Choose an itinerary, make it yours, and bring your community along.',
  survey: { start: 'Start Surveying', continue: 'Continue Surveying' },
  surveyTitle: 'Survey your Audience',
  surveyText: 'It takes about 2 minutes, and 100 responses unlock itineraries.',
  open: 'Open trip',
  openRequest: 'View request',
  steps: 'Trip steps',
  progress: {
    title: 'Get your group trip going!',
    surveyAudience: 'Survey Audience',
    explore: 'Explore Itineraries',
    levelZero: 'Itineraries unlock after at least 100 survey responses.',
    welcome: 'Engage your Audience',
    find: 'Find your Trip',
    steps: [
      ['Sign up as a Host', 'Done. Your account is ready.'],
      ['Survey your Audience', 'Share your survey link and learn where your community wants to go.'],
      ['Qualify to Host a Trip', 'Get enough qualified responses to unlock itineraries.'],
    ] as const,
    responses: (n: number, of: number) => (n < of ? `${n} of ${of} responses` : plural(n, 'response')),
    responsesLabel: 'Survey responses',
  },
  /** The one thing to do in each step of the host stepper (H-259 to H-268). */
  stepAction: {
    'Plan Trip': 'Set your price',
    'Launch Trip': 'Schedule your launch',
    Promote: 'Promote your trip',
    'Trip Prep': 'Manage travelers',
    'Travel Time': 'View itinerary',
  } as Record<string, string>,
  // H-576
  loadError: ['Error retrieving your data', 'There was an error while we were getting your data'] as const,
};
