
/**
 * What the person reads; absent of somebody who never chose, who reads the marketplace's.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en: 'en',
  de: 'de',
  es: 'es',
} as const;
