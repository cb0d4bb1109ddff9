import type { PublicTrip } from '@caravan/sdk';
import { activityLevelWords } from '@caravan/shell/tripWords';
import { questionWords as words } from './readMessages.ts';

export type Question = { id: string; question: string; answer: string };

/** Formats the values in an answer. */
export type Written = { money: (minor: number) => string; date: (civil: string) => string };

/** Frequently asked questions, answered from the trip's data; questions that it can't answer are omitted. */
export function questionsOf(trip: PublicTrip, { money, date }: Written): Question[] {
  const [first, balance] = trip.payments;
  const { arrivalLocation: arrive, departureLocation: depart, activityLevel: level } = trip;
  const found: [id: string, question: string, answer: string | undefined | false][] = [
    ['certain', words.certain, trip.happening ? words.isCertain : trip.statusText],
    [
      'pay',
      words.pay,
      first && balance?.due
        ? words.payInParts(money(first.amountMinor), money(balance.amountMinor), date(balance.due))
        : first && words.payAll(money(first.amountMinor)),
    ],
    [
      'alone',
      words.alone,
      trip.privateRoomPriceMinor === undefined
        ? words.shareOnly
        : words.shareOrOwn(money(trip.privateRoomPriceMinor)),
    ],
    ['pace', words.pace, level !== undefined && words.paceIs(activityLevelWords[level]!)],
    [
      'way',
      words.way,
      arrive && depart && words.wayIs(arrive.name, date(trip.startDate), depart.name, date(trip.endDate)),
    ],
    ['papers', words.papers, papersOf(trip)],
    [
      'cancel',
      words.cancel,
      trip.cancellation[0] && `${trip.cancellation[0].title}: ${trip.cancellation[0].text}`,
    ],
  ];
  return found.flatMap(([id, question, answer]) => (answer ? [{ id, question, answer }] : []));
}

function papersOf({ passportRequired, travelerInsuranceRequired }: PublicTrip): string {
  if (passportRequired && travelerInsuranceRequired) return words.passportAndInsurance;
  if (passportRequired) return words.passportOnly;
  return travelerInsuranceRequired ? words.insuranceOnly : words.nothing;
}
