import type { Tenant } from '@caravan/sdk';
import { language } from '@caravan/words';
import { type Language, languages } from '@caravan/words/languages';

/** Locales for languages other than the marketplace's own, for dates and numbers. */
const locales: Record<string, string> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/**
 * The page's locale for dates, numbers, and amounts: the marketplace's if it has the page's language,
 * otherwise that language's default.
 */
function localeOfPage(marketplace: string): string {
  return marketplace.split('-')[0] === language ? marketplace : (locales[language] ?? marketplace);
}

/** The tenant, with the locale adjusted to the page's language for dates and numbers. */
export const inPageLanguage = (tenant: Tenant): Tenant => ({
  ...tenant,
  locale: localeOfPage(tenant.locale),
});

/** Stores a language in this browser and reloads the page in it. The server reads the cookie. */
export function chooseLanguage(chosen: Language): void {
  remember(chosen);
  window.location.reload();
}

/** Reloads the page in the language that the user chose elsewhere, once per choice. */
export function followLanguage(chosen: Language | undefined): void {
  if (chosen && chosen !== language && !document.cookie.split('; ').includes(`language=${chosen}`))
    chooseLanguage(chosen);
}

function remember(chosen: Language) {
  document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`;
}

export const pageLanguage = (): Language => (language in languages ? (language as Language) : 'en');
