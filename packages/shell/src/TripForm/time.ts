/** A clock time of the contract (14:35) on the 12-hour clock (T-162). */
export function toTwelve(time: string | undefined): string {
  const [, h, m] = /^(\d{2}):(\d{2})$/.exec(time ?? '') ?? [];
  if (h === undefined) return time ?? '';
  const hour = Number(h);
  return `${hour % 12 || 12}:${m} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** What a person typed as a time of the contract; null when it is none. 24-hour times are understood too. */
export function fromTwelve(typed: string): string | null {
  const [, h, m = '00', half] = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?\s*m?\.?$/i.exec(typed.trim()) ?? [];
  if (h === undefined) return null;
  let hour = Number(h);
  if (half) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 23 || Number(m) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${m}`;
}
