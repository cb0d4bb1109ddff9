
export type EmailLanguage = typeof EmailLanguage[keyof typeof EmailLanguage];


export const EmailLanguage = {
  en: 'en',
  de: 'de',
  es: 'es',
} as const;
