import type { PublicTrip, Service } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { staysOf } from './stays.ts';

const stay = (name: string, numberOfNights?: number): Service => ({
  type: 'accommodation',
  name,
  location: 'Lisbon',
  ...(numberOfNights && { numberOfNights }),
});
const trip = (...stays: Service[]) =>
  ({
    servicesByDay: stays.map((one, i) => ({ day: i + 1, services: [{ type: 'meal' }, one] })),
  }) as PublicTrip;

it('lists a stay once when the group returns to it, with all its nights', () => {
  const stays = staysOf(trip(stay('Casa', 2), stay('Monte', 3), stay('Casa', 1)));
  expect(stays.map((one) => [one.name, one.numberOfNights])).toEqual([
    ['Casa', 3],
    ['Monte', 3],
  ]);
});

it('keeps stays apart that only share their place, and counts no nights that nobody entered', () => {
  const stays = staysOf(trip(stay('Casa'), stay('Monte'), stay('Casa', 1)));
  expect(stays.map((one) => [one.name, one.numberOfNights])).toEqual([
    ['Casa', undefined],
    ['Monte', undefined],
  ]);
});
