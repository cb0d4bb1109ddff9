import type { PublicTrip } from '@caravan/sdk';
import { getGetPublicTripResponseMock } from '@caravan/sdk/msw';
import { expect, it } from 'vitest';
import { questionsOf } from './questions.ts';

const written = { money: (minor: number) => `$${minor / 100}`, date: (civil: string) => civil };

const trip: PublicTrip = {
  ...getGetPublicTripResponseMock().data,
  happening: false,
  statusText: 'The trip will be confirmed when 2 people book.',
  startDate: '2027-03-12',
  endDate: '2027-03-18',
  activityLevel: 3,
  arrivalLocation: { code: 'PDL', name: 'Ponta Delgada', country: 'Portugal' },
  departureLocation: { code: 'LIS', name: 'Lisbon', country: 'Portugal' },
  privateRoomPriceMinor: 51700,
  passportRequired: true,
  travelerInsuranceRequired: false,
  payments: [
    { kind: 'deposit', amountMinor: 112500 },
    { kind: 'balance', amountMinor: 337500, due: '2026-12-12' },
  ],
  cancellation: [{ kind: 'full', title: 'Until 48 hours after', text: 'You get everything back.' }],
};

const answers = (of: PublicTrip) =>
  Object.fromEntries(questionsOf(of, written).map(({ id, answer }) => [id, answer]));

it('answers from what the trip says of itself', () => {
  expect(answers(trip)).toEqual({
    certain: 'The trip will be confirmed when 2 people book.',
    pay: 'You pay $1125 when you book and $3375 by 2026-12-12, per traveler.',
    alone: 'Yes. You share a room with another traveler, or take a room of your own for $517 more.',
    pace: 'Its activity level is “Moderate”. The days above say what each one brings.',
    way: 'It begins at Ponta Delgada on 2027-03-12 and ends at Lisbon on 2027-03-18.',
    papers: 'You need a valid passport. Travel insurance is up to you.',
    cancel: 'Until 48 hours after: You get everything back.',
  });
});

it('asks nothing that the trip leaves open', () => {
  const { activityLevel: _, arrivalLocation: __, privateRoomPriceMinor: ___, ...less } = trip;
  const found = answers({
    ...less,
    happening: true,
    payments: [{ kind: 'full', amountMinor: 450000 }],
    cancellation: [],
  });
  expect(Object.keys(found)).toEqual(['certain', 'pay', 'alone', 'papers']);
  expect(found['certain']).toBe('Yes. Enough people have booked.');
  expect(found['pay']).toBe('You pay $4500 per traveler when you book.');
});
