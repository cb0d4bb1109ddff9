import { plural, t } from '@lingui/core/macro';
import type { PublicPaymentKind } from '@caravan/sdk';
import type { DayPart } from './dayParts.ts';
import type { Stage } from './stage.ts';

export const words = {
  path: t`You are here`,
  trips: t`Trips`,
  days: (n: number) => plural(n, { one: '# day', other: '# days' }),
  hostLevel: t`Host`,
  yourHost: t`Your host`,
  runBy: (name: string) => t`Run on the ground by ${name.replace(/\.$/, '')}.`,
  overview: t`About the trip`,
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
  cancellation: t`Cancellation policy`,
  gallery: t`Photos of the trip`,
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
  tripsLed: (n: number) => plural(n, { one: '# trip led so far', other: '# trips led so far' }),
  moreOfHost: (name: string) => t`More about ${name}`,
  pastTrips: t`Past trips`,
  sure: t`It’s happening: enough people have booked.`,
  toConfirm: (n: number) =>
    plural(n, { one: '# more traveler makes it certain.', other: '# more travelers make it certain.' }),
  taken: (n: number, of: number) => t`${n} of ${of} spots taken`,
  whoIsGoing: t`Who’s going`,
  othersGoing: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
  similar: t`You might also like`,
  price: t`Price`,
  whenYouPay: t`When you pay`,
  whenBooking: t`When you book`,
  by: (date: string) => t`By ${date}`,
  perTravelerTotal: t`Per traveler`,
  rooms: t`Rooms`,
  sharedRoom: t`Shared room`,
  sharedRoomText: t`Two beds or one large bed, for two`,
  inThePrice: t`Included`,
  privateText: t`A room of your own`,
  more: (price: string) => t`+${price}`,
  from: t`From`,
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
  otherTrips: t`See other trips`,
  notFoundTitle: t`We couldn’t find this trip`,
};

export const partWords: Record<DayPart, string> = {
  any: t`During the day`,
  morning: t`Morning`,
  afternoon: t`Afternoon`,
  evening: t`Evening`,
  night: t`Overnight`,
};

export const paymentWords: Record<PublicPaymentKind, string> = {
  deposit: t`Deposit`,
  balance: t`Balance`,
  full: t`Full price`,
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

/** Frequently asked questions and their answers. */
export const questionWords = {
  title: t`Questions`,
  certain: t`Is it certain that the trip happens?`,
  isCertain: t`Yes. Enough people have booked.`,
  pay: t`What do I pay, and when?`,
  payInParts: (first: string, rest: string, by: string) =>
    t`You pay ${first} when you book and ${rest} by ${by}, per traveler.`,
  payAll: (all: string) => t`You pay ${all} per traveler when you book.`,
  alone: t`Can I come alone?`,
  shareOnly: t`Yes. You share a room with another traveler.`,
  shareOrOwn: (price: string) =>
    t`Yes. You share a room with another traveler, or take a room of your own for ${price} more.`,
  pace: t`How active is it?`,
  paceIs: (pace: string) => t`Its activity level is “${pace}”. The days above say what each one brings.`,
  way: t`Where does it begin and end?`,
  wayIs: (arrive: string, start: string, depart: string, end: string) =>
    t`It begins at ${arrive} on ${start} and ends at ${depart} on ${end}.`,
  papers: t`Do I need a passport or insurance?`,
  passportAndInsurance: t`You need both: a valid passport, and travel insurance that you purchase from a third party.`,
  passportOnly: t`You need a valid passport. Travel insurance is up to you.`,
  insuranceOnly: t`You need travel insurance that you purchase from a third party. A passport isn’t required.`,
  nothing: t`Neither is required for this trip.`,
  cancel: t`What if I have to cancel?`,
};
