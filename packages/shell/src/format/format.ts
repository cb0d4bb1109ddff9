import { marketplaceNow } from '@caravan/sdk';

/**
 * Date and percentage formatting; for amounts, see `@caravan/ui/money`. Travel days are calendar strings
 * (YYYY-MM-DD) and are read as UTC, so that no time zone shifts them to the previous day; instants are shown
 * in the reader's time zone unless one is given.
 */

/** Formats basis points as a percentage: 1200 is "12%". */
export function formatBasisPoints(bp: number, locale = 'en-US'): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000);
}

/** A calendar date as UTC midnight. */
function civilDate(civil: string): Date {
  return new Date(`${civil.slice(0, 10)}T00:00:00Z`);
}

export { addDays, daysBetween } from '@caravan/ui/dates';

/** Today's date in the reader's time zone, by the marketplace's clock. */
export function today(now = new Date(marketplaceNow())): string {
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The product's date formats (H-627 to H-629), and two for large display. */
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

const day = '2-digit';
const year = 'numeric';
const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  'MM/DD/YYYY': { month: day, day, year },
  'MM/DD': { month: day, day },
  MMM: { month: 'short' },
  'MMM DD': { month: 'short', day },
  'MMM DD, YYYY': { month: 'short', day, year },
  'MMMM DD, YYYY': { month: 'long', day, year },
  'MMMM YYYY': { month: 'long', year },
  weekday: { weekday: 'short', month: 'short', day: year },
  long: { weekday: 'long', month: 'long', day: year, year },
};

const isEnglish = (locale: string) => locale.startsWith('en');

/** Other languages write the day in front of a month's name, where a leading zero is wrong: 4. März 2027. */
const spelled = (style: DateStyle, locale: string): Intl.DateTimeFormatOptions => ({
  ...styles[style],
  ...(styles[style].day && !isEnglish(locale) && !style.includes('/') && { day: year }),
});

/**
 * Formats a calendar date. MM/DD/YYYY and MM/DD are the English formats, in the order of the United States;
 * other languages use their own order: 04.03.2027.
 */
export function formatDate(civil: string, style: DateStyle = 'MMM DD, YYYY', locale = 'en-US'): string {
  return new Intl.DateTimeFormat(isEnglish(locale) && style.includes('/') ? 'en-US' : locale, {
    timeZone: 'UTC',
    ...spelled(style, locale),
  }).format(civilDate(civil));
}

/** Formats a date range without repeating month and year: "Mar 3 – 12, 2027". */
export function formatDateRange(start: string, end: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).formatRange(civilDate(start), civilDate(end));
}

export type InstantStyle = 'date' | 'dateTime' | 'time';

/** Formats an instant in the reader's time zone or the given one. */
export function formatInstant(
  instant: string,
  style: InstantStyle = 'dateTime',
  locale = 'en-US',
  timeZone?: string,
): string {
  return new Intl.DateTimeFormat(locale, {
    ...(timeZone && { timeZone }),
    ...(style !== 'time' && spelled('MMM DD, YYYY', locale)),
    ...(style !== 'date' && { hour: 'numeric', minute: '2-digit' }),
    ...(style === 'dateTime' && { timeZoneName: 'short' }),
  }).format(new Date(instant));
}

/** The city of an IANA time zone: America/Argentina/Buenos_Aires is Buenos Aires, America/Indiana/Knox is Knox. */
export const zoneCity = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/**
 * A time zone in everyday words: “Lisbon time”. Other languages have their own city names, which browsers
 * don't provide, so they use the zone's name: „Westeuropäische Zeit“.
 */
export function formatZone(zone: string, locale = 'en-US'): string {
  const city = zone.includes('/') && !zone.startsWith('Etc/');
  if (city && isEnglish(locale)) return `${zoneCity(zone)} time`;
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    timeZoneName: city ? 'longGeneric' : 'long',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** A country's name by its ISO 3166-1 code; the code itself if the browser has no name for it. */
export function formatCountry(code: string, locale = 'en-US'): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

/** Formats MM/DD on a chart's axis as "Mar 04" (H-628). */
export function chartLabel(monthDay: string, locale = 'en-US'): string {
  const [month, day] = monthDay.split('/');
  return month && day ? formatDate(`2000-${month}-${day}`, 'MMM DD', locale) : monthDay;
}

/** Formats an API time (HH:MM) in the locale. */
export function formatTime(time: string, locale = 'en-US', hour: 'numeric' | '2-digit' = 'numeric'): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour, minute: '2-digit' }).format(
    new Date(`2000-01-01T${time}:00Z`),
  );
}

/** A person's age in whole years on a given day (T-268). */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5, 10) < dateOfBirth.slice(5, 10) ? years - 1 : years;
}
