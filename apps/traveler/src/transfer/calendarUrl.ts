import { words } from './messages.ts';

/** The Google Calendar URL for a ride (T-216); a ride of unknown duration takes 360 seconds. */
export function calendarUrl(ride: {
  type: string;
  code: string;
  from: string;
  to: string;
  pickupLocalTime: string;
  durationInSeconds?: number;
}): string {
  const seconds = ride.durationInSeconds ?? 360;
  // Both times are local to the same place, so the time zone doesn't matter.
  const start = Date.parse(`${ride.pickupLocalTime.slice(0, 19)}Z`);
  const stamp = (at: number) => new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '');
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: words.inCalendar[ride.type === 'arrival' ? 'arrival' : 'departure'],
    details: words.inCalendar.details(ride.code, ride.from, ride.to, Math.round(seconds / 60)),
    dates: `${stamp(start)}/${stamp(start + seconds * 1000)}`,
    location: ride.from,
  }).toString()}`;
}
