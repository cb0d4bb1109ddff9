import type { ReactNode } from 'react';

/** An email: its line in the inbox, and its content. */
export type MailDefinition = {
  subject: string;
  /** The preheader, shown next to the subject: why the email is worth opening. */
  preview: string;
  body: ReactNode;
};

export const mail = (definition: MailDefinition): MailDefinition => definition;
