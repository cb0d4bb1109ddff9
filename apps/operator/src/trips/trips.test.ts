import type { Trip, TripRequest, TripStatus, TripSummary } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { canEdit, changes, fewestSpots, isInvalidRange, reviewProblems, reviewValues } from './review.ts';
import { firstTrip, groupTrips } from './groups.ts';

const trip = (id: string, status: TripStatus, startDate = '2027-05-01') =>
  ({ id, status, name: id, startDate, endDate: startDate, hero: { url: '' }, shortId: id }) as TripSummary;
const request = (id: string) =>
  ({
    id,
    status: 'pending',
    startDate: '2027-06-01',
    endDate: '2027-06-08',
    host: { displayName: 'Ana' },
    itinerary: { name: id, hero: { url: '' } },
  }) as TripRequest;

it('groups trips by how far they have come (O-086 to O-090)', () => {
  const groups = groupTrips(
    [request('r')],
    [
      trip('a', 'created'),
      trip('b', 'partner_approved'),
      trip('c', 'trova_pricing_approved'),
      trip('d', 'host_approved'),
      trip('e', 'early_confirmed'),
      trip('f', 'live'),
      trip('g', 'ready_to_confirm'),
      trip('h', 'confirmed'),
      trip('i', 'closed'),
      trip('j', 'complete'),
      trip('k', 'cancelled'),
    ],
  );
  expect(groups.map((g) => [g.id, g.entries.length])).toEqual([
    ['new', 2],
    ['pending', 4],
    ['live', 2],
    ['confirmed', 2],
    ['complete', 1],
  ]);
});

it('opens the first by group priority (O-023)', () => {
  expect(firstTrip([], [trip('a', 'live'), trip('b', 'partner_approved')])?.id).toBe('b');
  expect(firstTrip([request('r')], [trip('b', 'partner_approved')])).toMatchObject({
    id: 'r',
    model: 'tripRequest',
  });
  expect(firstTrip([], [trip('k', 'cancelled')])).toBeUndefined();
});

const full = {
  ...trip('a', 'created'),
  tripSummary: 'x'.repeat(120),
  minimumSpots: 6,
  maximumSpots: 12,
  editable: ['name'],
} as Trip;

it('sends only what has changed (O-183)', () => {
  const values = reviewValues(full);
  expect(changes(values, full)).toEqual({});
  expect(changes({ ...values, name: ' New ', maximumSpots: 14 }, full)).toEqual({
    name: 'New',
    maximumSpots: 14,
  });
});

it('checks what a trip needs', () => {
  const values = reviewValues(full);
  expect(reviewProblems(values)).toEqual({});
  expect(reviewProblems({ ...values, name: '', tripSummary: 'short' })).toEqual({
    name: 'A name is required',
    tripSummary: 'The trip summary must be at least 100 characters',
  });
});

it('follows the server in what may be edited', () => {
  expect(canEdit(full, 'name')).toBe(true);
  expect(canEdit(full, 'tripSummary')).toBe(false);
  expect(canEdit({ editable: ['costThresholds'] }, 'costSchedule', 'costThresholds')).toBe(true);
});

it('needs two travelers, and no more at least than at most (O-146, O-147, O-230)', () => {
  expect(fewestSpots).toBe(2);
  const values = reviewValues(full);
  expect(isInvalidRange(values)).toBe(false);
  expect(isInvalidRange({ ...values, minimumSpots: 13 })).toBe(true);
});
