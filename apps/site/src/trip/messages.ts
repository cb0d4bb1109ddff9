import { plural, t } from '@lingui/core/macro';
import type { Stage } from './stage.ts';

export const words = {
  questions: t`Questions`,
  path: t`You are here`,
  trips: t`Trips`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  hostLevel: t`Host`,
  overview: t`About the trip`,
  dayByDay: t`Day by day`,
  perTraveler: t`per traveler`,
  share: t`Share`,
  shareTitle: t`Share this trip`,
  shareLink: t`Link`,
  shareMail: t`Send by email`,
  calendar: t`Add to calendar`,
  onThisPage: t`On this page`,
  canceling: t`Canceling`,
  where: t`Where you’ll go`,
  route: (stops: string[]) => stops.join(' → '),
  routeOf: (trip: string) => t`Route of ${trip}`,
  unfoldAll: t`Show all days`,
  foldAll: t`Hide all days`,
  stays: t`Where you’ll stay`,
  sure: t`It’s happening: enough people have booked.`,
  similar: t`You might also like`,
  price: t`Price`,
  by: (date: string) => t`By ${date}`,
  rooms: t`Rooms`,
  more: (price: string) => t`+${price}`,
  from: t({ message: 'From', context: 'price' }),
  earlyBird: (n: number) => plural(n, { one: 'Last early-bird spot', other: '# early-bird spots left' }),
  earlyBirdThen: (price: string) => t`then ${price}`,
  anotherCurrency: t`Show in another currency`,
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
  news: (left: string, price: string) => t`Just updated: ${left}, from ${price} per traveler.`,
  noScripts: t`Turn on JavaScript to book.`,
  otherTrips: t`See other trips`,
  notFoundTitle: t`We couldn’t find this trip`,
};

/** What each stage tells a visitor, next to the price or instead of it. */
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
