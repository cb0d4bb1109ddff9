import type { Gender, LinkType } from '@caravan/sdk';

export const words = {
  pages: {
    survey: 'Survey',
    emailCapture: 'E-mails',
    referral: 'Invitation',
  } satisfies Record<LinkType, string>,
  loading: 'Opening the page',
  missingTitle: 'This link leads nowhere',
  missingText: 'It may have been mistyped, or the host has taken it down.',
  closedTitle: 'Please come back later',
  seeTrips: 'See all trips',
  goOn: 'Go on',

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
  budget: 'How much would you spend on a week of travel?',
  budgetHint: 'Per person, without flights.',
  age: 'How old are you?',
  gender: 'Gender (optional)',
  genders: {
    female: 'Female',
    male: 'Male',
    nonBinary: 'Non-binary',
    preferNotToSay: 'Prefer not to say',
  } satisfies Record<Gender, string>,
  email: 'E-mail',
  emailOptional: 'E-mail (optional)',
  emailHint: 'Only if you would like to hear where the trip goes.',
  optIn: (host: string) => `Send me e-mails about trips with ${host}`,
  send: 'Send my answers',
  answeredTitle: 'Thank you!',
  answeredText: (host: string) => `${host} sees what everybody would like, not who said what.`,

  captureTitle: (host: string) => `Travel with ${host}`,
  captureText: (host: string) => `Be the first to hear about the trips that ${host} leads.`,
  consent: (host: string) =>
    `I agree to get e-mails about trips with ${host}. I can unsubscribe at any time.`,
  join: 'Keep me posted',
  joinedTitle: 'You are on the list',
  joinedText: (host: string) => `You get an e-mail when ${host} has news.`,

  referralTitle: (host: string) => `${host} invites you to lead trips`,
  referralText: (brand: string) =>
    `Hosts of ${brand} bring their community together on trips that local experts run. You choose the destination, set your price and travel along for free.`,
  become: 'Become a host',

  required: 'Required',
  badEmail: 'Enter an e-mail address, such as name@example.com.',
  noConsent: 'Agree to get e-mails to go on',
};
