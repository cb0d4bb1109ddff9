
/**
 * The person's language; absent if they never chose one and the marketplace's applies.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en: 'en',
  de: 'de',
  es: 'es',
} as const;
