import type { Language } from '@caravan/words/languages';
import { pageLanguage } from '../language/language.ts';

/** Converts an API time (14:35) to the clock of the page's language: 12 hours in English (T-162), otherwise 24. */
export const shownTime = (time: string | undefined, language: Language = pageLanguage()): string =>
  language === 'en' ? toTwelve(time) : (time ?? '');

function toTwelve(time: string | undefined): string {
  const [, h, m] = /^(\d{2}):(\d{2})$/.exec(time ?? '') ?? [];
  if (h === undefined) return time ?? '';
  const hour = Number(h);
  return `${hour % 12 || 12}:${m} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Parses typed input to an API time; null if invalid. Also accepts 24-hour times. */
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
