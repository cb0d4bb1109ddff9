import { expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';

it('lists what changed and leaves out what did not, or is said elsewhere', () => {
  expect(
    changesOf({
      before: { status: 'created', name: 'A', minimumSpots: 6 },
      after: { status: 'partner_approved', name: 'A', minimumSpots: 8, reason: '', actor: 'operator' },
    }),
  ).toEqual([
    { field: 'Minimum spots', before: { kind: 'text', text: '6' }, after: { kind: 'text', text: '8' } },
    {
      field: 'Status',
      before: { kind: 'text', text: 'Created' },
      after: { kind: 'text', text: 'Approved by the operator' },
    },
  ]);
  expect(changesOf({})).toEqual([]);
});

it('says states and groups in words, the names of people as they are', () => {
  const changes = changesOf({ after: { group: 'tripManager', name: 'active', status: 'invited' } });
  expect(changes.map(({ field, after }) => [field, 'text' in after && after.text])).toEqual([
    ['Group', 'Trip manager'],
    ['Name', 'active'],
    ['Status', 'Invited'],
  ]);
});

it('never shows the code of a state', () => {
  const changes = changesOf({
    before: { status: 'created', state: 'ready-to-travel' },
    after: { status: 'waiver-complete', state: 'half_known' },
  });
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [
      { kind: 'text', text: 'Ready to travel' },
      { kind: 'text', text: 'Half known' },
    ],
    [
      { kind: 'text', text: 'Created' },
      { kind: 'text', text: 'Terms accepted' },
    ],
  ]);
});

it('replaces IDs in the record with names, and keeps the IDs of people who are gone', () => {
  const ana = '01980d5e-0000-7000-8000-000000000001';
  const gone = '01980d5e-0000-7000-8000-000000000002';
  expect(
    changesOf({
      before: { hostId: gone },
      after: { hostId: ana, hosts: [ana, gone], objects: [`Host:${ana}`, `Trip:${gone}`] },
      names: { [ana]: 'Ana Ruiz' },
    }),
  ).toEqual([
    { field: 'Host', before: { kind: 'text', text: gone }, after: { kind: 'text', text: 'Ana Ruiz' } },
    { field: 'Hosts', before: { kind: 'none' }, after: { kind: 'text', text: `Ana Ruiz, ${gone}` } },
    { field: 'Assigned', before: { kind: 'none' }, after: { kind: 'text', text: `Ana Ruiz, Trip:${gone}` } },
  ]);
});

it('counts what is recorded as a table', () => {
  const [change] = changesOf({
    after: { costSchedule: [{ travelers: 2, priceMinor: 5 }, { travelers: 3 }] },
  });
  expect(change).toEqual({
    field: 'Costs by group size',
    before: { kind: 'none' },
    after: { kind: 'text', text: '2 entries' },
  });
});

it('knows amounts, instants, days, and yes from no', () => {
  expect(
    changesOf({
      after: {
        amountMinor: 5000,
        currency: 'EUR',
        launchAt: '2026-11-01T17:00:00Z',
        startDate: '2027-07-16',
        instantlyApproved: false,
        timeZone: 'America/Lima',
      },
    }),
  ).toEqual([
    { field: 'Amount', before: { kind: 'none' }, after: { kind: 'money', minor: 5000, currency: 'EUR' } },
    { field: 'Instantly approved', before: { kind: 'none' }, after: { kind: 'text', text: 'No' } },
    {
      field: 'Launch date',
      before: { kind: 'none' },
      after: { kind: 'instant', text: '2026-11-01T17:00:00Z' },
    },
    { field: 'Start date', before: { kind: 'none' }, after: { kind: 'day', text: '2027-07-16' } },
    { field: 'Time zone', before: { kind: 'none' }, after: { kind: 'zone', text: 'America/Lima' } },
  ]);
});

it('names the day whose photos changed, and says so where their number stayed', () => {
  const of = (...urls: string[]) => urls.map((url) => ({ url }));
  expect(
    changesOf({
      before: { 'dayPhotos/3': of('a'), 'dayPhotos/4': of('a') },
      after: { 'dayPhotos/3': of('a', 'b'), 'dayPhotos/4': of('b') },
    }),
  ).toEqual([
    {
      field: 'Photos of day 3',
      before: { kind: 'text', text: '1 entry' },
      after: { kind: 'text', text: '2 entries' },
    },
    { field: 'Photos of day 4', before: { kind: 'none' }, after: { kind: 'text', text: 'Changed' } },
  ]);
});
