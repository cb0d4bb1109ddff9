import { plural } from '@caravan/shell/format';
import type { Stage } from './stage.ts';

export const words = {
  back: 'All trips',
  days: (n: number) => plural(n, 'day'),
  hostedBy: 'Hosted by',
  hostLevel: 'Host',
  yourHost: 'Your host',
  runBy: (name: string) => `Run on the ground by ${name.replace(/\.$/, '')}.`,
  overview: 'The trip',
  facts: 'In short',
  dates: 'Dates',
  length: 'Length',
  group: 'Group',
  groupSize: (min: number, max: number) =>
    min === max ? plural(max, 'traveler') : `${min} to ${max} travelers`,
  activity: 'Activity level',
  arrive: 'Arrive at',
  depart: 'Leave from',
  dayByDay: 'Day by day',
  included: 'Included',
  notIncluded: 'Not included',
  extras: 'Make it yours',
  extrasText: 'Choose these when you book.',
  perTraveler: 'per traveler',
  privateRoom: 'Private room',
  privateRoomText: (left: number) =>
    left === 1 ? 'One private room is left.' : `${left} private rooms are left.`,
  placesLeft: (n: number) => `${plural(n, 'spot')} left`,
  goodToKnow: 'Good to know',
  passport: 'You need a passport that is valid for this trip.',
  insurance:
    'Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.',
  deadline: (date: string) => `Book by ${date}.`,
  finalPayment: (date: string) => `The rest is due by ${date}.`,
  cancellation: 'Cancellation policy',
  gallery: 'More of the way',
  from: 'From',
  earlyBird: (n: number) => (n === 1 ? 'Last early-bird spot' : `${n} early-bird spots left`),
  earlyBirdThen: (price: string) => `then ${price}`,
  deposit: (amount: string) => `${amount} deposit per traveler`,
  spotsLeft: (n: number) => `${plural(n, 'spot')} left`,
  travelers: 'Travelers',
  onlyLeft: (n: number) => `Only ${plural(n, 'spot')} left.`,
  onlyMoreLeft: (n: number) => `Only ${plural(n, 'more spot')} left.`,
  noneLeft: 'You hold the last spots.',
  largeParty: (n: number) => `For more than ${plural(n, 'traveler')}, contact the host.`,
  book: 'Book your spot',
  bookMany: (n: number) => `Book ${plural(n, 'spot')}`,
  continue: 'Continue your booking',
  heldNote: 'We hold your spots for 15 minutes. You pay nothing yet.',
  otherTrips: 'See other trips',
  notFoundTitle: 'This trip is not here',
};

/** What each stage tells a visitor, beside the price or instead of it. */
export const stageWords: Record<
  Stage,
  { badge: string; tone: 'blue' | 'purple' | 'grey' | 'red' | 'green'; title?: string; text?: string }
> = {
  launch_not_scheduled: {
    badge: 'Coming soon',
    tone: 'grey',
    title: 'Not open yet',
    text: 'The host has not set a launch date. Bookings open on that day.',
  },
  pre_launch: { badge: 'Coming soon', tone: 'blue', title: 'Bookings open soon' },
  pre_launch_bookable: {
    badge: 'Early access',
    tone: 'green',
    text: 'You are early: bookings are open before the launch.',
  },
  live: { badge: 'Open for booking', tone: 'blue' },
  confirmed: { badge: 'Confirmed', tone: 'purple' },
  sold_out: {
    badge: 'Sold out',
    tone: 'grey',
    title: 'Sold out',
    text: 'All spots are taken.',
  },
  closed: {
    badge: 'Closed',
    tone: 'grey',
    title: 'Bookings are closed',
    text: 'This group is complete. The host may lead another one.',
  },
  cancelled: {
    badge: 'Cancelled',
    tone: 'red',
    title: 'This trip was cancelled',
    text: 'It will not take place. Everyone who booked has been told and refunded.',
  },
};

export const launchWords = {
  opens: (date: string) => `Bookings open on ${date}.`,
};
