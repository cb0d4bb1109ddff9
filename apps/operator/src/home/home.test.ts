import type { BoardItem, ItinerarySummary, TripRequest, TripSummary } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { arriving, filling, waiting } from './next.ts';

const dates = (start: string) => start;
const opened: string[] = [];
const open = (what: string) => void opened.push(what);
const trip = (id: string, operatorGroup: TripSummary['operatorGroup'], startDate: string) =>
  ({
    id,
    name: id,
    operatorGroup,
    startDate,
    endDate: startDate,
    hero: { url: '' },
    maximumSpots: 12,
    spotsLeft: 5,
  }) as TripSummary;
const trips = [
  trip('late', 'Confirmed', '2027-09-01'),
  trip('soon', 'Confirmed', '2027-06-01'),
  trip('gone', 'Confirmed', '2027-01-01'),
  trip('selling', 'Live', '2027-07-01'),
  trip('new', 'New Trip Requests', '2027-08-01'),
];
const request = (id: string, createdAt: string) =>
  ({
    id,
    createdAt,
    host: { displayName: 'Ana' },
    itinerary: { name: id, hero: { url: '' } },
    startDate: '2027-10-01',
    endDate: '2027-10-08',
  }) as TripRequest;

it('what waits comes first: the oldest request, then approvals, then itineraries to hand in', () => {
  const itineraries = [
    { id: 'draft', name: 'draft', operatorGroup: 'notSubmitted' },
    { id: 'live', name: 'live', operatorGroup: 'live' },
  ] as ItinerarySummary[];
  const fixes = [
    {
      id: 'soon',
      name: 'soon',
      missingDays: [2],
      uncoveredDays: [3],
      changedDays: [],
      deadline: '2027-05-18',
    },
  ] as Partial<BoardItem>[] as BoardItem[];
  const steps = waiting(
    [request('b', '2027-02-02'), request('a', '2027-02-01')],
    trips,
    fixes,
    itineraries,
    dates,
    open,
  );
  expect(steps.map(({ id, urgency }) => [id, urgency])).toEqual([
    ['a', 'now'],
    ['b', 'now'],
    ['new', 'now'],
    ['fix-soon', 'now'],
    ['draft', 'soon'],
  ]);
  expect(steps[3]).toMatchObject({
    why: '2 days to fix by 2027-05-18',
    action: { href: '/app/operator/trips/soon/configure-services?model=trip' },
  });
  steps[0]!.action?.onPress?.();
  steps[2]!.action?.onPress?.();
  expect(opened).toEqual(['answer:a', 'approve:new']);
});

it('lists sales and arrivals, the next start first, without past trips', () => {
  expect(filling(trips, dates).map(({ id, lead }) => [id, lead])).toEqual([['selling', '7 of 12']]);
  expect(arriving(trips, '2027-05-01', dates).map(({ id, why }) => [id, why])).toEqual([
    ['soon', '2027-06-01 · 7 travelers'],
    ['late', '2027-09-01 · 7 travelers'],
  ]);
});
