import type { Gender, LinkType } from '@caravan/sdk';

export const words = {
  pages: {
    survey: 'Survey',
    emailCapture: 'Email sign-up',
    referral: 'Invitation',
  } satisfies Record<LinkType, string>,
  loading: 'Loading page',
  missingTitle: 'This link doesn’t work',
  missingText: 'It may be mistyped, or the host may have taken it down.',
  closedTitle: 'Check back later',
  seeTrips: 'See all trips',
  goOn: 'Continue',

  surveyTitle: (host: string) => `Where should ${host} take you?`,
  surveyText: (host: string) =>
    `${host} is planning a group trip. Your answers decide where it goes. It takes about 2 minutes.`,
  destination: 'Where would you most like to go?',
  otherDestination: 'Somewhere else',
  time: 'When would you travel?',
  times: {
    spring: 'Spring',
    summer: 'Summer',
    fall: 'Fall',
    winter: 'Winter',
    anytime: 'Any time',
  } as Record<string, string>,
  budget: 'What would you spend on a week of travel?',
  budgetHint: 'Per person, without flights.',
  age: 'How old are you?',
  gender: 'Gender (optional)',
  genders: {
    female: 'Female',
    male: 'Male',
    nonBinary: 'Non-binary',
    preferNotToSay: 'Prefer not to say',
  } satisfies Record<Gender, string>,
  email: 'Email',
  emailOptional: 'Email (optional)',
  emailHint: 'Add it if you’d like to hear where the trip goes.',
  optIn: (host: string) => `Email me about trips with ${host}`,
  send: 'Send my answers',
  answeredTitle: 'Thank you!',
  answeredText: (host: string) => `${host} sees everyone’s answers together, never who said what.`,

  captureTitle: (host: string) => `Travel with ${host}`,
  captureText: (host: string) => `Be the first to hear about ${host}’s trips.`,
  consent: (host: string) => `Email me about trips with ${host}. I can unsubscribe at any time.`,
  join: 'Keep me posted',
  joinedTitle: 'You’re on the list',
  joinedText: (host: string) => `We’ll email you when ${host} has news.`,

  referralTitle: (host: string) => `${host} invites you to lead trips`,
  referralText: (brand: string) =>
    `${brand} hosts bring their communities together on trips run by local experts. Choose the destination, set your price, and travel for free.`,
  become: 'Become a host',

  required: 'Required',
  badEmail: 'Enter an email address, like name@example.com.',
  noConsent: 'Check the box to get emails',
};
