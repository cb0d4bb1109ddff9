import { de } from './de.ts';
import { es } from './es.ts';
import type { Say } from '../say.ts';

/** English texts of mails to those of another language. Fields and conditions stand in both as Go's templates write them. */
export type Words = Record<string, string>;

/** Every language that mails are written in. Travelers' mails are in Spanish; the others are not yet. */
export const translations: Record<string, Words> = { de, es };

const actions = /\{\{.*?\}\}/g;

/** Nothing in it is a word of ours. */
const wordless = (text: string) => !/\p{L}/u.test(text.replace(actions, ''));

/** Gives texts in a language and keeps what it lacks. */
export function translator(language: string): { say: Say; missing: Set<string>; asked: Set<string> } {
  const words = translations[language];
  const missing = new Set<string>();
  const asked = new Set<string>();
  const say: Say = (english) => {
    if (!words || wordless(english)) return english;
    asked.add(english);
    const found = words[english];
    if (found === undefined) missing.add(english);
    return found ?? english;
  };
  return { say, missing, asked };
}

/** The fields of a text; a translation has the same. */
export const fieldsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, action]) => action!).sort();
