import { plural, t } from '@lingui/core/macro';
import type { Stage } from './stage.ts';

export const words = {
  back: t`All trips`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  hostedBy: t`Hosted by`,
  hostLevel: t`Host`,
  yourHost: t`Your host`,
  runBy: (name: string) => t`Run on the ground by ${name.replace(/\.$/, '')}.`,
  overview: t`About the trip`,
  facts: t`At a glance`,
  dates: t`Dates`,
  length: t`Length`,
  group: t`Group`,
  groupSize: (min: number, max: number) =>
    min === max ? plural(max, { one: '# traveler', other: '# travelers' }) : t`${min} to ${max} travelers`,
  activity: t`Activity level`,
  arrive: t`Arrive at`,
  depart: t`Depart from`,
  dayByDay: t`Day by day`,
  included: t`What’s included`,
  notIncluded: t`What’s not included`,
  extras: t`Make it yours`,
  extrasText: t`Choose these when you book.`,
  perTraveler: t`per traveler`,
  privateRoom: t`Private room`,
  privateRoomText: (left: number) =>
    plural(left, { one: 'Only one private room left.', other: '# private rooms left.' }),
  placesLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  goodToKnow: t`Good to know`,
  passport: t`You need a valid passport for this trip.`,
  insurance: t`Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.`,
  deadline: (date: string) => t`Book by ${date}.`,
  finalPayment: (date: string) => t`Pay the balance by ${date}.`,
  cancellation: t`Cancellation policy`,
  gallery: t`More photos`,
  from: t`From`,
  earlyBird: (n: number) => plural(n, { one: 'Last early-bird spot', other: '# early-bird spots left' }),
  earlyBirdThen: (price: string) => t`then ${price}`,
  deposit: (amount: string) => t`${amount} deposit per traveler`,
  spotsLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  travelers: t`Travelers`,
  onlyLeft: (n: number) => plural(n, { one: 'Only # spot left.', other: 'Only # spots left.' }),
  onlyMoreLeft: (n: number) => plural(n, { one: 'Only # more spot left.', other: 'Only # more spots left.' }),
  noneLeft: t`You’ve got the last spots.`,
  largeParty: (n: number) =>
    plural(n, {
      one: 'For more than # traveler, contact the host.',
      other: 'For more than # travelers, contact the host.',
    }),
  book: t`Book your spot`,
  bookMany: (n: number) => plural(n, { one: 'Book # spot', other: 'Book # spots' }),
  continue: t`Continue your booking`,
  heldNote: (minutes: number) =>
    t`We’ll hold your spots for ${plural(minutes, { one: '# minute', other: '# minutes' })}. You won’t be charged yet.`,
  otherTrips: t`See other trips`,
  notFoundTitle: t`We couldn’t find this trip`,
};

/** What each stage tells a visitor, beside the price or instead of it. */
export const stageWords: Record<
  Stage,
  { badge: string; tone: 'blue' | 'purple' | 'grey' | 'red' | 'green'; title?: string; text?: string }
> = {
  launch_not_scheduled: {
    badge: t`Coming soon`,
    tone: 'grey',
    title: t`Not open yet`,
    text: t`The host hasn’t set a launch date yet. Check back soon.`,
  },
  pre_launch: { badge: t`Coming soon`, tone: 'blue', title: t`Bookings open soon` },
  pre_launch_bookable: {
    badge: t`Early access`,
    tone: 'green',
    text: t`You’re early: you can book before the launch.`,
  },
  live: { badge: t`Open for booking`, tone: 'blue' },
  confirmed: { badge: t`Confirmed`, tone: 'purple' },
  sold_out: {
    badge: t`Sold out`,
    tone: 'grey',
    title: t`Sold out`,
    text: t`All spots are taken.`,
  },
  closed: {
    badge: t`Closed`,
    tone: 'grey',
    title: t`Bookings are closed`,
    text: t`This group is set. See what else is coming up.`,
  },
  cancelled: {
    badge: t`Cancelled`,
    tone: 'red',
    title: t`This trip was canceled`,
    text: t`It won’t take place. Everyone who booked has been notified and refunded.`,
  },
};

export const launchWords = {
  opens: (date: string) => t`Bookings open on ${date}.`,
};
