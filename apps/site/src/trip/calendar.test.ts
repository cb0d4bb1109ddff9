import type { PublicTrip } from '@caravan/sdk';
import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

it('a trip fills its days in a calendar, with the marks of the format escaped and long lines folded', () => {
  const file = calendarOf({
    id: 't1',
    name: 'Corn, Clay; Mezcal',
    destination: 'Oaxaca',
    country: 'Mexico',
    startDate: '2027-04-28',
    endDate: '2027-04-30',
    tripSummary:
      'Grind corn at a stone, taste agave that waited twelve years.\nLearn that mole is an argument.',
  } as PublicTrip);
  expect(file).toContain('DTSTART;VALUE=DATE:20270428\r\nDTEND;VALUE=DATE:20270501\r\n');
  expect(file).toContain('SUMMARY:Corn\\, Clay\\; Mezcal\r\n');
  expect(file.replaceAll('\r\n ', '')).toContain('twelve years.\\nLearn');
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThan(76);
});
