import { t } from '@lingui/core/macro';
import type { Gender, LinkType } from '@caravan/sdk';

export const words = {
  pages: {
    survey: t`Survey`,
    emailCapture: t`Email sign-up`,
    referral: t`Invitation`,
  } satisfies Record<LinkType, string>,
  loading: t`Loading page`,
  missingTitle: t`This link doesn’t work`,
  missingText: t`It may be mistyped, or the host may have taken it down.`,
  closedTitle: t`Check back later`,
  seeTrips: t`See all trips`,
  goOn: t`Continue`,

  surveyTitle: (host: string) => t`Where should ${host} take you?`,
  surveyText: (host: string) =>
    t`${host} is planning a group trip. Your answers decide where it goes. It takes about 2 minutes.`,
  destination: t`Where would you most like to go?`,
  otherDestination: t`Somewhere else`,
  time: t`When would you travel?`,
  times: {
    spring: t`Spring`,
    summer: t`Summer`,
    fall: t`Fall`,
    winter: t`Winter`,
    anytime: t`Any time`,
  } as Record<string, string>,
  budget: t`What would you spend on a week of travel?`,
  budgetHint: t`Per person, without flights.`,
  age: t`How old are you?`,
  gender: t`Gender (optional)`,
  genders: {
    female: t`Female`,
    male: t`Male`,
    nonBinary: t`Non-binary`,
    preferNotToSay: t`Prefer not to say`,
  } satisfies Record<Gender, string>,
  email: t`Email`,
  emailOptional: t`Email (optional)`,
  emailHint: t`Add it if you’d like to hear where the trip goes.`,
  optIn: (host: string) => t`Email me about trips with ${host}`,
  send: t`Send my answers`,
  answeredTitle: t`Thank you!`,
  answeredText: (host: string) => t`${host} sees everyone’s answers together, never who said what.`,

  captureTitle: (host: string) => t`Travel with ${host}`,
  captureText: (host: string) => t`Be the first to hear about ${host}’s trips.`,
  consent: (host: string) => t`Email me about trips with ${host}. I can unsubscribe at any time.`,
  join: t`Keep me posted`,
  joinedTitle: t`You’re on the list`,
  joinedText: (host: string) => t`We’ll email you when ${host} has news.`,

  referralTitle: (host: string) => t`${host} invites you to lead trips`,
  referralText: (brand: string) =>
    t`${brand} hosts bring their communities together on trips run by local experts. Choose the destination, set your price, and travel for free.`,
  become: t`Become a host`,

  required: t`Required`,
  badEmail: t`Enter an email address, like name@example.com.`,
  noConsent: t`Check the box to get emails`,
};
