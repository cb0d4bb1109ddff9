import type { EmailRecipient } from './emailRecipient.ts';

export interface EmailHook {
  /** Name of the hook in calls and in the list of emails. */
  hook: string;
  name: string;
  /** What triggers the email. */
  when: string;
  recipient: EmailRecipient;
}
