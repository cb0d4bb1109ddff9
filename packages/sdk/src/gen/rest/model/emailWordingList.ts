import type { EmailWordingSummary } from './emailWordingSummary.ts';

export interface EmailWordingList {
  items: EmailWordingSummary[];
}
