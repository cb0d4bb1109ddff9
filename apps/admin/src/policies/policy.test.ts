import { expect, it } from 'vitest';
import { policyGroups } from './policy.ts';

it('puts figures under headings with their units', () => {
  const groups = policyGroups({
    'payment.depositBp': 2500,
    'payment.finalDueDays': 90,
    'payment.reminderDays[0]': 120,
    'survey.qualifiedBudgetMinor': 200000,
    'hostLevels[2].advanceLimitMinor': 100000,
    'booking.holdMinutes': 15,
  });
  expect(groups.map((g) => g.title)).toEqual(['Survey', 'Host levels', 'Payment', 'Booking']);
  expect(groups[2]!.rows.map(({ label, unit }) => [label, unit])).toEqual([
    ['Deposit', 'share'],
    ['Final payment due before the start', 'days'],
    ['Reminder 1', 'days'],
  ]);
  expect(groups[1]!.rows[0]).toMatchObject({ label: 'Level 2: advance limit', unit: 'money' });
  expect(groups[3]!.rows[0]).toMatchObject({ label: 'Hold', unit: 'minutes', value: 15 });
});
