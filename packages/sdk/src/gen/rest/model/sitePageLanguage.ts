
export type SitePageLanguage = typeof SitePageLanguage[keyof typeof SitePageLanguage];


export const SitePageLanguage = {
  en: 'en',
  de: 'de',
  es: 'es',
} as const;
