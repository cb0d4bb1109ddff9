import type { Day, Service } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { allDays, placeService, numbered, replaceService, whyNot } from './days.ts';
import { addressLabel } from './address.ts';
import { startSlots } from './startSlots.ts';
import { cleaned, newService, serviceProblems } from './rules.ts';

const s = (id: string, type: Service['type'] = 'meal'): Service => ({ id, type });
const days = (...lists: Service[][]): Day[] => lists.map((services, i) => ({ day: i + 1, services }));
const ids = (list: Day[]) => list.map((d) => d.services.map((x) => x.id).join(''));

it('fills the days in which nothing is planned', () => {
  expect(allDays([{ day: 2, services: [s('a')] }], 3).map((d) => d.services.length)).toEqual([0, 1, 0]);
});

it('allows one accommodation and one info service a day (O-139)', () => {
  const [day] = days([s('a', 'accommodation'), s('m')]);
  expect(whyNot(day!, 'accommodation')).toBeTruthy();
  expect(whyNot(day!, 'accommodation', day!.services[0])).toBeUndefined();
  expect(whyNot(day!, 'meal')).toBeUndefined();
  expect(whyNot(day!, 'info')).toBeUndefined();
});

it('moves within a day, then on to the next', () => {
  const [a, b, c] = [s('a'), s('b'), s('c')];
  const list = days([a, b], [c]);
  expect(ids(placeService(list, 1, a, 1, 1))).toEqual(['ba', 'c']);
  expect(ids(placeService(list, 1, b, 2, 0))).toEqual(['a', 'bc']);
  expect(ids(placeService(list, 2, c, 1, 2))).toEqual(['abc', '']);
});

it('keeps the place of a changed service, and numbers what is sent', () => {
  const [a, b] = [s('a'), s('b')];
  const list = replaceService(days([a, b], []), 1, a, { ...a, id: 'x' }, 1);
  expect(ids(list)).toEqual(['xb', '']);
  expect(ids(replaceService(days([a, b], []), 1, a, a, 2))).toEqual(['b', 'a']);
  expect(numbered(list)[0]!.services.map((x) => x.position)).toEqual([0, 1]);
});

it('says what a service lacks (O-140)', () => {
  expect(serviceProblems(newService('meal', 1))).toEqual({ description: 'Description is required' });
  expect(serviceProblems({ ...newService('info', 1), title: 'Day 3', description: 'x' })).toEqual({
    title: 'Enter a more descriptive title',
  });
  expect(serviceProblems({ ...newService('workshopSpace', 1), description: 'x' })).toEqual({
    name: 'Name is required',
    startTime: 'Start time is required',
  });
});

it('floors prices and keeps nights within the trip (O-141)', () => {
  const stay = { ...newService('accommodation', 6), numberOfNights: 9, priceMinor: -5, location: '  ' };
  expect(cleaned(stay, 7)).toMatchObject({ numberOfNights: 2, priceMinor: 0 });
  expect(cleaned(stay, 7)).not.toHaveProperty('location');
});

it('starts services with what they usually are (O-223, O-224)', () => {
  expect(newService('activity', 1).lengthMinutes).toBe(60);
  expect(newService('transfer', 1).lengthMinutes).toBe(60);
  expect(newService('accommodation', 1)).toMatchObject({ starRating: 3, numberOfNights: 1 });
  expect(newService('workshopSpace', 1).hoursAvailable).toBe(1);
});

it('cuts the address of an accommodation to 30 characters (O-226)', () => {
  const address = 'Rua do Castelo de São Jorge 118, 1100-129 Lisboa';
  expect(addressLabel({ location: address })).toBe('Rua do Castelo de São Jorge 11');
  expect(addressLabel({ location: address, addressLocation: { name: ' Alfama ' } })).toBe('Alfama');
  expect(addressLabel({ location: '🏡'.repeat(31) })).toBe('🏡'.repeat(30));
  expect(addressLabel({})).toBeUndefined();
});

it("offers start times in quarters of an hour from six o'clock (O-142, O-225)", () => {
  const slots = startSlots();
  expect(slots.slice(0, 3)).toEqual(['06:00', '06:15', '06:30']);
  expect(slots.at(-1)).toBe('05:45');
  expect(new Set(slots).size).toBe(96);
});
