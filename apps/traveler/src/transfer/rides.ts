import type { GroundTransfer, GroundTransferOffer, GroundTransferType } from '@caravan/sdk';
import { words } from './messages.ts';

/** T-173: the first or last day of the stay, if the ride is on a different day; undefined if they match. */
export function otherThanStay(
  type: GroundTransferType,
  day: string | null | undefined,
  offer: Pick<GroundTransferOffer, 'accommodation'>,
): string | undefined {
  const stay = type === 'arrival' ? offer.accommodation.from : offer.accommodation.until;
  return day && day !== stay ? stay : undefined;
}

/** T-173: whether nights changed after a ride was booked, so that it no longer matches the stay. */
export function affectedByNights(
  ride: Pick<GroundTransfer, 'accommodationDate' | 'over' | 'journey'>,
  offer: Pick<GroundTransferOffer, 'accommodation'>,
): boolean {
  if (!ride.accommodationDate || ride.over) return false;
  const { type, pickupLocalTime } = ride.journey;
  const stay = otherThanStay(type, pickupLocalTime.slice(0, 10), offer);
  return stay !== undefined && stay !== ride.accommodationDate;
}

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
