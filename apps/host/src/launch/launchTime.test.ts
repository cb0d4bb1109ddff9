import { expect, it } from 'vitest';
import { canSchedule, fromInstant, launchProblems, toInstant } from './launchTime.ts';

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
    date: 'The launch date can not be in the past',
  });
});

it('schedules only what changed', () => {
  const form = { date: '2027-04-01', time: '09:30' };
  expect(canSchedule(form, null, now)).toBe(true);
  expect(canSchedule(form, toInstant(form), now)).toBe(false);
  expect(canSchedule({ date: null, time: null }, null, now)).toBe(false);
});
