import { plural, t } from '@lingui/core/macro';
import type { HostStep } from '@caravan/sdk';

export const words = {
  spotsLeft: (n: number, of: number) =>
    plural(n, { one: `# spot left of ${of}`, other: `# spots left of ${of}` }),
  soldOut: t`Sold out`,
  title: (name: string) => t`Welcome back, ${name}`,
  next: t`What's Next`,
  past: t`Past Trips`,
  cancelled: t`Cancelled`,
  dates: t`Important Dates`,
  // H-085
  noTrips: t`You have no upcoming trips`,
  allDates: (n: number) => plural(n, { one: 'Show all # date', other: 'Show all # dates' }),
  noDates: t`You have no important dates`,
  another: t`Browse itineraries to request another trip`,
  browse: t`Explore Itineraries`,
  request: t`Request a Trip`,
  requestText: t`Choose an itinerary, make it yours, and bring your community along.`,
  survey: { start: t`Start Surveying`, continue: t`Continue Surveying` },
  surveyTitle: t`Survey your Audience`,
  surveyText: t`It takes about 2 minutes, and 100 responses unlock itineraries.`,
  open: t`Open trip`,
  openRequest: t`View request`,
  steps: t`Trip steps`,
  /** The steps' names; their codes are the specification's English names (H-260 to H-265). */
  stepNames: {
    'Plan Trip': t`Plan Trip`,
    'Launch Trip': t`Launch Trip`,
    Promote: t`Promote`,
    'Trip Prep': t`Trip Prep`,
    'Travel Time': t`Travel Time`,
  } satisfies Record<Exclude<HostStep['step'], 'Canceled'>, string> as Record<string, string>,
  progress: {
    title: t`Get your group trip going!`,
    surveyAudience: t`Survey Audience`,
    explore: t`Explore Itineraries`,
    levelZero: t`Itineraries unlock after at least 100 survey responses.`,
    welcome: t`Engage your Audience`,
    find: t`Find your Trip`,
    steps: {
      signUp: [t`Sign up as a Host`, t`Done. Your account is ready.`],
      survey: [
        t`Survey your Audience`,
        t`Share your survey link and learn where your community wants to go.`,
      ],
      qualify: [t`Qualify to Host a Trip`, t`Get enough qualified responses to unlock itineraries.`],
    },
    responses: (n: number, of: number) =>
      n < of ? t`${n} of ${of} responses` : plural(n, { one: '# response', other: '# responses' }),
    responsesLabel: t`Survey responses`,
  },
  /** The one thing to do in each step of the host stepper (H-259 to H-268). */
  stepAction: {
    'Plan Trip': t`Set your price`,
    'Launch Trip': t`Schedule your launch`,
    Promote: t`Promote your trip`,
    'Trip Prep': t`Manage travelers`,
    'Travel Time': t`View itinerary`,
  } as Record<string, string>,
  // H-576
  loadError: [t`Error retrieving your data`, t`There was an error while we were getting your data`] as const,
};

/** To-do items, by the server's kinds. */
export const nextWords = {
  title: t`To do`,
  nothing: t`Nothing waits for you right now.`,
  what: {
    confirm: (n: number) => plural(n, { one: '# spot to confirm', other: '# spots to confirm' }),
    launch: (_: number, trip: string) => t`Schedule the launch of ${trip}`,
    forms: (n: number) =>
      plural(n, { one: '# trip form is incomplete', other: '# trip forms are incomplete' }),
    spots: (n: number) => plural(n, { one: '# spot to go', other: '# spots to go' }),
  },
  why: {
    confirm: (trip: string, _: number, when: string) => t`${trip} · starts ${when}`,
    launch: (_trip: string, _: number, when: string) => t`The trip starts ${when}`,
    forms: (trip: string, of: number, when: string) =>
      plural(of, {
        one: `${trip} · # traveler · starts ${when}`,
        other: `${trip} · # travelers · starts ${when}`,
      }),
    spots: (trip: string, of: number, when: string) =>
      plural(of, {
        one: `${trip} · # spot in all · starts ${when}`,
        other: `${trip} · # spots in all · starts ${when}`,
      }),
  },
  action: {
    confirm: t`Confirm`,
    launch: t`Schedule launch`,
    forms: t`See who`,
    spots: t`Promote`,
  },
  actionFor: (action: string, trip: string) => t`${action}: ${trip}`,
  earned: t`Earned so far`,
  payout: (amount: string, day: string) => t`Next payout: ${amount} on ${day}`,
  noPayout: t`No payout is scheduled yet.`,
  seeEarnings: t`See earnings`,
};

/** Messages of to-do items that are completed on the home page. */
export const hereWords = {
  all: { bookings: t`All bookings`, promote: t`Everything to promote`, travelInfo: t`All travel info` },
  share: (trip: string) => t`Share ${trip}`,
  shareText: t`Post it where your community meets. Emails, discount codes, and pictures are on the trip’s Promote tab.`,
};
