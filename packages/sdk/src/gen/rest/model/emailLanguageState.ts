import type { EmailLanguage } from './emailLanguage.ts';

export interface EmailLanguageState {
  language: EmailLanguage;
  /** Number of texts in the marketplace's own words. */
  reworded: number;
  /** Number of own texts that are not used, because their standard text has changed since. */
  changed: number;
}
