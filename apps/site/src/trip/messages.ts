import { plural } from '@caravan/shell/format';
import type { Stage } from './stage.ts';

export const words = {
  back: 'All trips',
  days: (n: number) => plural(n, 'day'),
  hostedBy: 'Hosted by',
  hostLevel: 'Host',
  yourHost: 'Your host',
  runBy: (name: string) => `Run on the ground by ${name.replace(/\.$/, '')}.`,
  overview: 'About the trip',
  facts: 'At a glance',
  dates: 'Dates',
  length: 'Length',
  group: 'Group',
  groupSize: (min: number, max: number) =>
    min === max ? plural(max, 'traveler') : `${min} to ${max} travelers`,
  activity: 'Activity level',
  arrive: 'Arrive at',
  depart: 'Depart from',
  dayByDay: 'Day by day',
  included: 'What’s included',
  notIncluded: 'What’s not included',
  extras: 'Make it yours',
  extrasText: 'Choose these when you book.',
  perTraveler: 'per traveler',
  privateRoom: 'Private room',
  privateRoomText: (left: number) =>
    left === 1 ? 'Only one private room left.' : `${plural(left, 'private room')} left.`,
  placesLeft: (n: number) => `${plural(n, 'spot')} left`,
  goodToKnow: 'Good to know',
  passport: 'You need a valid passport for this trip.',
  insurance:
    'Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.',
  deadline: (date: string) => `Book by ${date}.`,
  finalPayment: (date: string) => `Pay the balance by ${date}.`,
  cancellation: 'Cancellation policy',
  gallery: 'More photos',
  from: 'From',
  earlyBird: (n: number) => (n === 1 ? 'Last early-bird spot' : `${n} early-bird spots left`),
  earlyBirdThen: (price: string) => `then ${price}`,
  deposit: (amount: string) => `${amount} deposit per traveler`,
  spotsLeft: (n: number) => `${plural(n, 'spot')} left`,
  travelers: 'Travelers',
  onlyLeft: (n: number) => `Only ${plural(n, 'spot')} left.`,
  onlyMoreLeft: (n: number) => `Only ${plural(n, 'more spot')} left.`,
  noneLeft: 'You’ve got the last spots.',
  largeParty: (n: number) => `For more than ${plural(n, 'traveler')}, contact the host.`,
  book: 'Book your spot',
  bookMany: (n: number) => `Book ${plural(n, 'spot')}`,
  continue: 'Continue your booking',
  heldNote: 'We’ll hold your spots while you book. You won’t be charged yet.',
  otherTrips: 'See other trips',
  notFoundTitle: 'We can’t find this trip',
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
    text: 'The host hasn’t set a launch date yet. Check back soon.',
  },
  pre_launch: { badge: 'Coming soon', tone: 'blue', title: 'Bookings open soon' },
  pre_launch_bookable: {
    badge: 'Early access',
    tone: 'green',
    text: 'You’re early: you can book before the launch.',
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
    text: 'This group is set. See what else is coming up.',
  },
  cancelled: {
    badge: 'Cancelled',
    tone: 'red',
    title: 'This trip was canceled',
    text: 'It won’t take place. Everyone who booked has been notified and refunded.',
  },
};

export const launchWords = {
  opens: (date: string) => `Bookings open on ${date}.`,
};
