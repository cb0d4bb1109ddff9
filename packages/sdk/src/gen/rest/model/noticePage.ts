import type { Notice } from './notice.ts';

export interface NoticePage {
  items: Notice[];
  /** How many of the last 90 days are unread, at most 100. */
  unread: number;
  nextCursor?: string;
}
