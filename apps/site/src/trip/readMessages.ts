import { plural, t } from '@lingui/core/macro';
import type { PublicPaymentKind } from '@caravan/sdk';
import type { DayPart } from './dayParts.ts';

/** Messages of the read-only parts, which a browser doesn't need if the server has rendered them. */
export const readWords = {
  gallery: t`Photos of the trip`,
  yourHost: t`Your host`,
  runBy: (name: string) => t`Run on the ground by ${name.replace(/\.$/, '')}.`,
  dates: t`Dates`,
  length: t`Length`,
  group: t`Group`,
  groupSize: (min: number, max: number) =>
    min === max ? plural(max, { one: '# traveler', other: '# travelers' }) : t`${min} to ${max} travelers`,
  activity: t`Activity level`,
  arrive: t`Arrive at`,
  depart: t`Depart from`,
  included: t`What’s included`,
  notIncluded: t`What’s not included`,
  extras: t`Make it yours`,
  extrasText: t`Choose these when you book.`,
  privateRoom: t`Private room`,
  privateRoomText: (left: number) =>
    plural(left, { one: 'Only one private room left.', other: '# private rooms left.' }),
  placesLeft: (n: number) => plural(n, { one: '# spot left', other: '# spots left' }),
  goodToKnow: t`Good to know`,
  passport: t`You need a valid passport for this trip.`,
  insurance: t`Insurance required for this trip. You will need to purchase insurance from a third party to go on this trip.`,
  deadline: (date: string) => t`Book by ${date}.`,
  cancellation: t`Cancellation policy`,
  tripsLed: (n: number) => plural(n, { one: '# trip led so far', other: '# trips led so far' }),
  moreOfHost: (name: string) => t`More about ${name}`,
  pastTrips: t`Past trips`,
  toConfirm: (n: number) =>
    plural(n, { one: '# more traveler makes it certain.', other: '# more travelers make it certain.' }),
  taken: (n: number, of: number) => t`${n} of ${of} spots taken`,
  whoIsGoing: t`Who’s going`,
  othersGoing: (n: number) => plural(n, { one: 'and # more', other: 'and # more' }),
  whenYouPay: t`When you pay`,
  whenBooking: t`When you book`,
  perTravelerTotal: t`Per traveler`,
  sharedRoom: t`Shared room`,
  sharedRoomText: t`Two beds or one large bed, for two`,
  inThePrice: t`Included`,
  privateText: t`A room of your own`,
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

/** Frequently asked questions and their answers. */
export const questionWords = {
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
