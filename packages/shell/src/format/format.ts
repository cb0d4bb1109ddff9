import { marketplaceNow } from '@caravan/sdk';

/**
 * How dates and shares are written; amounts are `@caravan/ui/money`'s. Travel days are civil strings (YYYY-MM-DD) and are read as UTC, so that no
 * time zone moves them to the day before; instants are shown in the reader's own zone unless one is named.
 */

/** Basis points as percent: 1200 is "12%". */
export function formatBasisPoints(bp: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000);
}

/** A civil day as the UTC midnight that stands for it. */
function civilDate(civil: string): Date {
  return new Date(`${civil.slice(0, 10)}T00:00:00Z`);
}

export { addDays, daysBetween } from '@caravan/ui/dates';

/** Today in the reader's zone by the marketplace's clock, as a civil day. */
export function today(now = new Date(marketplaceNow())): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The formats of the product (H-627 to H-629), and two that a page sets large. */
export type DateStyle =
  | 'MM/DD/YYYY'
  | 'MM/DD'
  | 'MMM'
  | 'MMM DD'
  | 'MMM DD, YYYY'
  | 'MMMM DD, YYYY'
  | 'MMMM YYYY'
  | 'weekday'
  | 'long';

const styles: Record<Exclude<DateStyle, 'MM/DD/YYYY' | 'MM/DD'>, Intl.DateTimeFormatOptions> = {
  MMM: { month: 'short' },
  'MMM DD': { month: 'short', day: '2-digit' },
  'MMM DD, YYYY': { month: 'short', day: '2-digit', year: 'numeric' },
  'MMMM DD, YYYY': { month: 'long', day: '2-digit', year: 'numeric' },
  'MMMM YYYY': { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
};

/** A civil day. MM/DD/YYYY and MM/DD are the product's in English, other languages have their own order: 04.03.2027. */
export function formatDate(civil: string, style: DateStyle = 'MMM DD, YYYY', locale = 'en-US'): string {
  const [year, month, day] = civil.slice(0, 10).split('-');
  if (style === 'MM/DD/YYYY' || style === 'MM/DD') {
    const years = style === 'MM/DD/YYYY';
    if (locale.startsWith('en')) return years ? `${month}/${day}/${year}` : `${month}/${day}`;
    return new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      month: '2-digit',
      day: '2-digit',
      ...(years && { year: 'numeric' }),
    }).format(civilDate(civil));
  }
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...styles[style] }).format(civilDate(civil));
}

/** From one civil day to another, without saying month and year twice: "Mar 3 – 12, 2027". */
export function formatDateRange(start: string, end: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).formatRange(civilDate(start), civilDate(end));
}

export type InstantStyle = 'date' | 'dateTime' | 'time';

/** A moment, in the reader's zone or the one named. */
export function formatInstant(
  instant: string,
  style: InstantStyle = 'dateTime',
  locale = 'en-US',
  timeZone?: string,
): string {
  return new Intl.DateTimeFormat(locale, {
    ...(timeZone && { timeZone }),
    ...(style !== 'time' && { month: 'short', day: '2-digit', year: 'numeric' }),
    ...(style !== 'date' && { hour: 'numeric', minute: '2-digit' }),
    ...(style === 'dateTime' && { timeZoneName: 'short' }),
  }).format(new Date(instant));
}

/** The city of an IANA zone: America/Argentina/Buenos_Aires is Buenos Aires, America/Indiana/Knox is Knox. */
export const zoneCity = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * A zone as people say it: “Lisbon time”. Other languages have their own names of the cities, which browsers do not tell;
 * there it is the name of the zone: „Westeuropäische Zeit“.
 */
export function formatZone(zone: string, locale = 'en-US'): string {
  const city = zone.includes('/') && !zone.startsWith('Etc/');
  if (city && locale.startsWith('en')) return `${zoneCity(zone)} time`;
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: city ? 'longGeneric' : 'long',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The name of a country by its ISO 3166-1 code; the code itself where the browser has no name for it. */
export function formatCountry(code: string, locale = 'en-US'): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** MM/DD of a chart's axis as "Mar 04" (H-628). */
export function chartLabel(monthDay: string, locale = 'en-US'): string {
  const [month, day] = monthDay.split('/');
  return month && day ? formatDate(`2000-${month}-${day}`, 'MMM DD', locale) : monthDay;
}

/** A clock time of the contract (HH:MM) as the locale writes it. */
export function formatTime(time: string, locale = 'en-US', hour: 'numeric' | '2-digit' = 'numeric'): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour, minute: '2-digit' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  );
}

/** Whole years that a person born on a civil day has lived on another (T-268). */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5, 10) < dateOfBirth.slice(5, 10) ? years - 1 : years;
}
