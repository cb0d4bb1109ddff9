import type { ChangedSentence } from './changedSentence.ts';
import type { EmailField } from './emailField.ts';
import type { EmailLanguage } from './emailLanguage.ts';
import type { EmailSentence } from './emailSentence.ts';

export interface EmailWording {
  template: string;
  name: string;
  when: string;
  fixed?: string;
  language: EmailLanguage;
  version: number;
  /** In the order of the email. None if the email is fixed. */
  sentences: EmailSentence[];
  changed: ChangedSentence[];
  /** The fields that its sentences name. */
  fields: EmailField[];
}
