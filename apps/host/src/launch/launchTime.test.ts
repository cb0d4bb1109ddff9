import { expect, it } from 'vitest';
import { fromInstant, launchProblems, scheduleReason, toInstant } from './launchTime.ts';

const now = new Date('2027-03-10T12:00:00');

it('goes to the instant and back', () => {
  const form = { date: '2027-04-01', time: '09:30' };
  expect(fromInstant(toInstant(form))).toEqual(form);
  expect(toInstant({ date: '2027-04-01', time: null })).toBeNull();
});

it('wants date and time together, and no day before yesterday', () => {
  expect(launchProblems({ date: '2027-04-01', time: null }, now)).toEqual({
    time: 'Date and time are required together',
  });
  expect(launchProblems({ date: null, time: '09:00' }, now)).toEqual({
    date: 'Date and time are required together',
  });
  expect(launchProblems({ date: '2027-03-09', time: '09:00' }, now)).toEqual({});
  expect(launchProblems({ date: '2027-03-08', time: '09:00' }, now)).toEqual({
    date: 'The launch date cannot be in the past',
  });
});

it('schedules only what is there, valid and changed, and says why not', () => {
  const form = { date: '2027-04-01', time: '09:30' };
  expect(scheduleReason(form, null, now)).toBeUndefined();
  expect(scheduleReason(form, toInstant(form), now)).toBe('Choose another date or time first.');
  expect(scheduleReason({ date: null, time: null }, null, now)).toBe('Choose a date and a time first.');
  expect(scheduleReason({ date: '2027-04-01', time: null }, null, now)).toBe(
    'Date and time are required together',
  );
  expect(scheduleReason({ date: '2027-03-01', time: '09:30' }, null, now)).toBe(
    'The launch date cannot be in the past',
  );
});
