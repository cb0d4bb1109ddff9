import type { EmailLanguageState } from './emailLanguageState.ts';
import type { EmailRecipient } from './emailRecipient.ts';

export interface EmailWordingSummary {
  template: string;
  name: string;
  /** What triggers the email. */
  when: string;
  recipient: EmailRecipient;
  /** Why this email always has the standard words. */
  fixed?: string;
  languages: EmailLanguageState[];
}
