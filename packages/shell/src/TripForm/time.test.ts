import { expect, test } from 'vitest';
import { fromTwelve, shownTime } from './time.ts';

test('formats times on the 12-hour clock in English, and otherwise on the 24-hour clock', () => {
  expect(shownTime('14:35', 'de')).toBe('14:35');
  expect(['00:05', '09:30', '12:00', '14:35', undefined].map((time) => shownTime(time, 'en'))).toEqual([
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '2:35 PM',
    '',
  ]);
});

test('what people type is understood', () => {
  expect(['2:35 PM', '2:35pm', '235 p.m.', '14:35', '9am', '12:05 AM', '12 pm'].map(fromTwelve)).toEqual([
    '14:35',
    '14:35',
    '14:35',
    '14:35',
    '09:00',
    '00:05',
    '12:00',
  ]);
  expect(['', 'noon', '25:00', '13:00 PM', '9:75'].map(fromTwelve)).toEqual([null, null, null, null, null]);
});
