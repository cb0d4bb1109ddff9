import type { LaunchView } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { launchProblems, launchValues, scheduleReason } from './launchForm.ts';

const launch: LaunchView = {
  scheduled: false,
  launched: false,
  editable: true,
  timeZone: 'America/Lima',
  timeStepMinutes: 10,
  timeOptions: 7,
  earliest: '2027-03-09',
  latest: '2027-05-01',
  disabledDates: ['2027-04-02'],
};

it('wants date and time together, and no day before the earliest', () => {
  expect(launchProblems({ date: '2027-04-01', time: null }, launch)).toEqual({
    time: 'Enter both a date and a time',
  });
  expect(launchProblems({ date: null, time: '09:00' }, launch)).toEqual({
    date: 'Enter both a date and a time',
  });
  expect(launchProblems({ date: '2027-03-09', time: '09:00' }, launch)).toEqual({});
  expect(launchProblems({ date: '2027-03-08', time: '09:00' }, launch)).toEqual({
    date: 'The launch date cannot be in the past',
  });
});

it('takes no day that the server refuses (H-383)', () => {
  for (const date of ['2027-04-02', '2027-05-02']) {
    expect(launchProblems({ date, time: '09:00' }, launch)).toEqual({
      date: 'You cannot launch on this day. Choose another one.',
    });
  }
});

it('schedules only what is there, valid and changed, and says why not', () => {
  const form = { date: '2027-04-01', time: '09:30' };
  expect(scheduleReason(form, launch)).toBeUndefined();
  const scheduled = { ...launch, scheduled: true, launchDate: form.date, launchTime: form.time };
  expect(launchValues(scheduled)).toEqual(form);
  expect(scheduleReason(form, scheduled)).toBe('Choose a different date or time first.');
  expect(scheduleReason({ date: null, time: null }, launch)).toBe('Choose a date and time first.');
  expect(scheduleReason({ date: '2027-04-01', time: null }, launch)).toBe('Enter both a date and a time');
  expect(scheduleReason({ date: '2027-03-01', time: '09:30' }, launch)).toBe(
    'The launch date cannot be in the past',
  );
});
