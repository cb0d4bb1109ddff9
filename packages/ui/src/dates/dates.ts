/** Travel days are calendar dates, 'YYYY-MM-DD', without a time or time zone. */

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

export type DayStyle = 'short' | 'medium' | 'long' | 'weekday';
const styles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
};

/** '2027-05-04' → 'May 4, 2027'. */
export function formatDay(day: string, style: DayStyle = 'medium', locale?: string): string {
  return new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' }).format(utc(day));
}

/** '2027-05-04', '2027-05-11' → 'May 4 – 11, 2027'. */
export function formatDays(start: string, end: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { ...styles.medium, timeZone: 'UTC' }).formatRange(
    utc(start),
    utc(end),
  );
}

/** Formats an instant in the reader's time zone, or in the given one. */
export function formatInstant(
  instant: string,
  options: { locale?: string; timeZone?: string; time?: boolean } = {},
): string {
  const { locale, timeZone, time = true } = options;
  return new Intl.DateTimeFormat(locale, {
    ...styles.medium,
    ...(time && { hour: 'numeric', minute: '2-digit' }),
    ...(timeZone && { timeZone }),
  }).format(new Date(instant));
}

/** Whole days between two calendar dates. */
export function daysBetween(start: string, end: string): number {
  return Math.round((utc(end).getTime() - utc(start).getTime()) / 86_400_000);
}

/** Adds days to a calendar date. */
export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
