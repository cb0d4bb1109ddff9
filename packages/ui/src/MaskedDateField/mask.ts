/** Formats digits as 99/99/9999; a slash after one digit pads it ('5/' becomes '05/'). */
export function maskDate(text: string): string {
  const padded = text.replace(/^(\d)\//, '0$1/').replace(/^(\d\d\/)(\d)\//, '$10$2/');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  return parts.filter(Boolean).join('/');
}

/** Parses MM/DD/YYYY to a calendar date; null if it is incomplete or doesn't exist. */
export function parseMasked(text: string): string | null {
  const found = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text);
  if (!found) return null;
  const [month, day, year] = found.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000;
  return exists ? `${found[3]}-${found[1]}-${found[2]}` : null;
}

/** Formats a calendar date as MM/DD/YYYY. */
export function formatMasked(day: string | null | undefined): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '');
  return found ? `${found[2]}/${found[3]}/${found[1]}` : '';
}
