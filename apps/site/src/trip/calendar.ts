import type { PublicTrip } from '@caravan/sdk';
import { addDays } from '@caravan/shell/format';

const escaped = (text: string) => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, '\\n');

/** A line of an iCalendar file is no longer than 75 bytes; the rest goes on after a space. */
function folded(line: string): string {
  const out: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 73) {
      out.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...out, part].join('\r\n ');
}

/** The days of a trip as an iCalendar file (RFC 5545), whole days that end the day after the last. */
export function calendarOf(trip: PublicTrip): string {
  const day = (date: string) => date.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Caravan//Trips//EN',
    'BEGIN:VEVENT',
    `UID:${trip.id}`,
    `DTSTAMP:${day(trip.startDate)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(trip.startDate)}`,
    `DTEND;VALUE=DATE:${day(addDays(trip.endDate, 1))}`,
    `SUMMARY:${escaped(trip.name)}`,
    `LOCATION:${escaped(`${trip.destination}, ${trip.country}`)}`,
    `DESCRIPTION:${escaped(trip.tripSummary)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** The file as an address that a link can offer to save. */
export const calendarHref = (trip: PublicTrip) =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarOf(trip))}`;
