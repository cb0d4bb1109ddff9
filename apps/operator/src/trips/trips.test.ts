import type { Trip, TripRequest, TripStatus, TripSummary } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { canEdit, changes, fewestSpots, isInvalidRange, reviewProblems, reviewValues } from './review.ts';
import { firstTrip, groupTrips } from './groups.ts';

const trip = (
  id: string,
  status: TripStatus,
  operatorGroup?: TripSummary['operatorGroup'],
  startDate = '2027-05-01',
) =>
  ({
    id,
    status,
    operatorGroup,
    name: id,
    startDate,
    endDate: startDate,
    hero: { url: '' },
    shortId: id,
  }) as TripSummary;
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
      trip('a', 'created', 'New Trip Requests'),
      trip('b', 'partner_approved', 'Pending Review'),
      trip('c', 'trova_pricing_approved', 'Pending Review'),
      trip('d', 'host_approved', 'Pending Review'),
      trip('e', 'early_confirmed', 'Pending Review'),
      trip('f', 'live', 'Live'),
      trip('g', 'ready_to_confirm', 'Live'),
      trip('h', 'confirmed', 'Confirmed'),
      trip('i', 'closed', 'Confirmed'),
      trip('j', 'complete', 'Complete'),
      trip('k', 'cancelled'),
    ],
  );
  expect(groups.map((g) => [g.id, g.entries.length])).toEqual([
    ['New Trip Requests', 2],
    ['Pending Review', 4],
    ['Live', 2],
    ['Confirmed', 2],
    ['Complete', 1],
    ['cancelled', 1],
  ]);
});

it('opens the first by group priority (O-023)', () => {
  expect(
    firstTrip([], [trip('a', 'live', 'Live'), trip('b', 'partner_approved', 'Pending Review')])?.id,
  ).toBe('b');
  expect(firstTrip([request('r')], [trip('b', 'partner_approved', 'Pending Review')])).toMatchObject({
    id: 'r',
    model: 'tripRequest',
  });
  expect(firstTrip([], [trip('k', 'cancelled')])).toBeUndefined();
});

const full = {
  ...trip('a', 'created', 'New Trip Requests'),
  tripSummary: 'x'.repeat(120),
  minimumSpots: 6,
  maximumSpots: 12,
  editable: ['name'],
} as Trip;

it('what is offered to a single traveler becomes a trip of two at least (O-229, O-230)', () => {
  expect(reviewValues({ ...full, minimumSpots: 1, maximumSpots: 2 })).toMatchObject({
    minimumSpots: fewestSpots,
    maximumSpots: 2,
  });
});

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
