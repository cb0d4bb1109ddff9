import type { Email } from './email.ts';

export interface EmailPage {
  items: Email[];
  nextCursor?: string;
}
