import { expect, it } from 'vitest';
import { addDays, daysBetween, formatDay, formatDays, formatInstant } from './dates.ts';

it('formats civil dates without a time zone shifting them', () => {
  expect(formatDay('2027-05-04', 'medium', 'en-US')).toBe('May 4, 2027');
  expect(formatDay('2027-01-01', 'short', 'en-US')).toBe('Jan 1');
  expect(formatDays('2027-05-04', '2027-05-11', 'en-US').replace(/\s/g, ' ')).toBe('May 4 – 11, 2027');
});

it('formats instants in a zone', () => {
  const options = { locale: 'en-US', timeZone: 'America/New_York' };
  expect(formatInstant('2027-01-01T03:00:00Z', { ...options, time: false })).toBe('Dec 31, 2026');
});

it('counts days over a change to summer time', () => {
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
  expect(addDays('2027-02-27', 2)).toBe('2027-03-01');
});
