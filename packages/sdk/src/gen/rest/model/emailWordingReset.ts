import type { EmailLanguage } from './emailLanguage.ts';

export interface EmailWordingReset {
  language: EmailLanguage;
  version: number;
}
