import { de } from './de.ts';
import { es } from './es.ts';
import type { Say } from '../say.ts';

/** Maps English email texts to another language. Both write fields and conditions as in Go's templates. */
export type Words = Record<string, string>;

/** Every language that emails are written in. Spanish covers only travelers' emails so far. */
export const translations: Record<string, Words> = { de, es };

const actions = /\{\{.*?\}\}/g;

/** Whether a text contains no words to translate. */
export const wordless = (text: string) => !/\p{L}/u.test(text.replace(actions, ''));

/** Translates texts into a language and collects missing translations. */
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

/** The fields in a text; a translation must have the same ones. */
export const fieldsOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, action]) => action!).sort();
