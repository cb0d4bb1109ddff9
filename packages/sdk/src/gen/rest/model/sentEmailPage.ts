import type { SentEmail } from './sentEmail.ts';

export interface SentEmailPage {
  items: SentEmail[];
  nextCursor?: string;
}
