import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  chartLabel,
  daysBetween,
  formatBasisPoints,
  formatDate,
  formatDateRange,
  formatInstant,
  formatTime,
  formatZone,
} from './format.ts';

it('writes basis points as percent', () => expect(formatBasisPoints(1250)).toBe('12.5%'));

describe('civil days', () => {
  it('never move with the time zone', () => {
    expect(formatDate('2027-03-04', 'MM/DD/YYYY')).toBe('03/04/2027');
    expect(formatDate('2027-03-04', 'MM/DD')).toBe('03/04');
    expect(formatDate('2027-03-04', 'MM/DD/YYYY', 'en-GB')).toBe('03/04/2027');
    expect(formatDate('2027-03-04', 'MMM DD')).toBe('Mar 04');
    expect(formatDate('2027-03-04')).toBe('Mar 04, 2027');
    expect(formatDate('2027-03-04', 'MMMM DD, YYYY')).toBe('March 04, 2027');
  });
  it('are written in the order of the language', () => {
    expect(formatDate('2027-03-04', 'MM/DD/YYYY', 'de-DE')).toBe('04.03.2027');
    expect(formatDate('2027-03-04', 'MM/DD', 'de-DE')).toBe('04.03.');
    expect(formatDate('2027-03-04', 'MMM DD, YYYY', 'es-ES')).toBe('4 mar 2027');
    expect(formatDate('2027-03-04', 'weekday', 'de-DE')).toBe('Do., 4. März');
    expect(formatDate('2027-03-04', 'MMMM YYYY', 'de-DE')).toBe('März 2027');
    expect(formatDate('2027-03-04', 'MMM DD', 'de-DE')).toBe('4. März');
    expect(formatDate('2027-03-04', 'MMMM DD, YYYY', 'de-DE')).toBe('4. März 2027');
    expect(formatInstant('2027-03-04T12:00:00Z', 'date', 'de-DE', 'UTC')).toBe('4. März 2027');
    expect(formatInstant('2027-03-04T12:00:00Z', 'date', 'en-US', 'UTC')).toBe('Mar 04, 2027');
  });
  it('share what start and end have in common', () => {
    expect(formatDateRange('2027-03-04', '2027-03-12')).toMatch(/^Mar 4\s–\s12, 2027$/);
  });
  it('can be counted', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(daysBetween('2027-03-10', '2027-03-20')).toBe(10);
  });
});

it('counts ages in whole years (T-268)', () => {
  expect(ageOn('1991-04-02', '2026-04-01')).toBe(34);
  expect(ageOn('1991-04-02', '2026-04-02')).toBe(35);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  expect(ageOn('2026-11-21', '2026-11-21')).toBe(0);
});

it('writes chart labels and clock times', () => {
  expect(chartLabel('03/04')).toBe('Mar 04');
  expect(formatTime('09:30').replace(/\s/g, ' ')).toBe('9:30 AM');
});

it('names a time zone as people say it, never by its code', () => {
  expect(formatZone('Europe/Lisbon')).toBe('Lisbon time');
  expect(formatZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires time');
  expect(formatZone('Europe/Lisbon', 'de-DE')).toBe('Westeuropäische Zeit');
  expect(formatZone('America/Mexico_City', 'es-MX')).toBe('hora estándar central');
  expect(formatZone('UTC')).toBe('Coordinated Universal Time');
});
