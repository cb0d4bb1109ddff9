import { language } from '@caravan/words';
import { type Language, languages } from '@caravan/words/languages';

/** What the locale of a marketplace does not say: how the other languages write dates and numbers. */
const locales: Record<string, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** How the page writes dates, numbers and amounts: as its words, in the marketplace's own way if it speaks the same. */
export function localeOfPage(marketplace: string): string {
  return marketplace.split('-')[0] === language ? marketplace : (locales[language] ?? marketplace);
}

/** Remembers a language in this browser and loads the page in it. The server reads the cookie. */
export function chooseLanguage(chosen: Language): void {
  remember(chosen);
  window.location.reload();
}

/** Loads the page in the language that the person chose elsewhere, once for each choice. */
export function followLanguage(chosen: Language | undefined): void {
  if (chosen && chosen !== language && !document.cookie.split('; ').includes(`language=${chosen}`))
    chooseLanguage(chosen);
}

function remember(chosen: Language) {
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

export const pageLanguage = (): Language => (language in languages ? (language as Language) : 'en');
