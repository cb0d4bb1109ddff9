/** The available languages, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch', es: 'Español' } as const;
export type Language = keyof typeof languages;

/**
 * Languages for everyone and languages only for travelers: a portal is either fully translated or not offered
 * in a language.
 */
export const everybodys: readonly Language[] = ['en', 'de'];
export const travelers: readonly Language[] = ['en', 'de', 'es'];
