/** The languages that can be chosen, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof languages;

/** What is read by everybody, and what only by those who travel: a portal is in a language wholly or not at all. */
export const everybodys: readonly Language[] = ['en', 'de'];
export const travelers: readonly Language[] = ['en', 'de', 'es'];
