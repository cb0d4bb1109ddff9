/** How a language writes a date in digits. */
export type DateOrder = { dayFirst: boolean; separator: string };

/** English dates are those of the United States; other languages put the day first. */
export const orderOf = (locale: string): DateOrder => ({
  dayFirst: !locale.startsWith('en'),
  separator: locale.startsWith('de') ? '.' : '/',
});

const american = orderOf('en-US');

/** Formats digits as 99/99/9999; a separator after one digit pads it ('5/' becomes '05/'). */
export function maskDate(text: string, { separator }: DateOrder = american): string {
  const padded = text.replace(/^(\d)[/.-]/, '0$1/').replace(/^(\d\d[/.-])(\d)[/.-]/, '$10$2/');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return parts.filter(Boolean).join(separator);
}

/** Parses a masked date to a calendar date; null if it is incomplete or doesn't exist. */
export function parseMasked(text: string, { dayFirst }: DateOrder = american): string | null {
  const found = /^(\d\d)\D(\d\d)\D(\d{4})$/.exec(text);
  if (!found) return null;
  const [one, other, year] = found.slice(1) as [string, string, string];
  const [month, day] = dayFirst ? [other, one] : [one, other];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists =
    date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) >= 1000;
  return exists ? `${year}-${month}-${day}` : null;
}

/** Formats a calendar date as it is typed. */
export function formatMasked(
  day: string | null | undefined,
  { dayFirst, separator }: DateOrder = american,
): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '');
  if (!found) return '';
  const [year, month, date] = found.slice(1) as [string, string, string];
  return [...(dayFirst ? [date, month] : [month, date]), year].join(separator);
}
