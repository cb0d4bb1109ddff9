import type { ReactNode } from 'react';

/** A mail: what stands in the list of the inbox, and what opens. */
export type MailDefinition = {
  subject: string;
  /** The line that mail programs show beside the subject: what the reader gains by opening. */
  preview: string;
  body: ReactNode;
};

export const mail = (definition: MailDefinition): MailDefinition => definition;
