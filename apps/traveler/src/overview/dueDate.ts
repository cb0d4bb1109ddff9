import { civilDate } from '@caravan/shell/format';

/** A due date as 'MMMM dd, yyyy' (T-267); travel days have no time zone. */
export function dueDate(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: '2-digit',
    year: 'numeric',
  }).format(civilDate(day));
}
