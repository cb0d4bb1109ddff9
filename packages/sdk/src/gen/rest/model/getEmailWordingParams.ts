import type { EmailLanguage } from './emailLanguage.ts';

export type GetEmailWordingParams = {
language: EmailLanguage;
};
