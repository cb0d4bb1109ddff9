import type { EmailRecipient } from './emailRecipient.ts';

export interface EmailHook {
  /** What calls and the list of mails name it by. */
  hook: string;
  name: string;
  /** What sets it off. */
  when: string;
  recipient: EmailRecipient;
}
