import type { PolicyItem } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { changesOf, policyGroups } from './policy.ts';

const items: PolicyItem[] = [
  { path: 'survey.qualifiedBudgetMinor', kind: 'amountMinor', number: 200000, changed: false },
  { path: 'survey.tier3AfterFirstTrip', kind: 'boolean', flag: true, changed: false },
  { path: 'hostLevels[2].advanceLimitMinor', kind: 'amountMinor', number: 100000, changed: false },
  { path: 'hostLevels[2].name', kind: 'text', text: 'Pathfinder', changed: false },
  { path: 'payment.depositBp', kind: 'basisPoints', number: 2500, changed: true },
  { path: 'payment.finalDueDays', kind: 'integer', number: 90, changed: false },
  { path: 'payment.reminderDays', kind: 'integers', numbers: [120, 104], changed: false },
  { path: 'booking.holdMinutes', kind: 'integer', number: 15, changed: false },
  { path: 'mobileApp.travelerStatuses', kind: 'texts', texts: ['waiver-complete'], changed: false },
];

it('puts policies under headings with their units', () => {
  const groups = policyGroups(items);
  expect(groups.map((g) => g.title)).toEqual(['Survey', 'Host levels', 'Payment', 'Booking', 'Mobile app']);
  expect(groups[2]!.rows.map(({ label, unit }) => [label, unit])).toEqual([
    ['Deposit', 'share'],
    ['Balance due before start', 'days'],
    ['Payment reminders', 'days'],
  ]);
  expect(groups[1]!.rows[0]).toMatchObject({ label: 'Level 2: Earnings advance limit', unit: 'money' });
  expect(groups[3]!.rows[0]).toMatchObject({ label: 'Spot hold', unit: 'minutes' });
});

it('sends what was changed and nothing else', () => {
  expect(
    changesOf(items, {
      'payment.depositBp': 3000,
      'payment.finalDueDays': 90,
      'payment.reminderDays': '110, 95,',
      'survey.tier3AfterFirstTrip': false,
      'hostLevels[2].name': 'Scout',
      'booking.holdMinutes': null,
      'mobileApp.travelerStatuses': 'waiver-complete, ready-to-travel',
    }),
  ).toEqual([
    { path: 'survey.tier3AfterFirstTrip', flag: false },
    { path: 'hostLevels[2].name', text: 'Scout' },
    { path: 'payment.depositBp', number: 3000 },
    { path: 'payment.reminderDays', numbers: [110, 95] },
    { path: 'booking.holdMinutes', useDefault: true },
    { path: 'mobileApp.travelerStatuses', texts: ['waiver-complete', 'ready-to-travel'] },
  ]);
  expect(changesOf(items, { 'payment.reminderDays': '110, soon' })[0]?.numbers).toEqual([110, -1]);
});
