import type { Notice } from './notice.ts';

export interface NoticePage {
  items: Notice[];
  /** Number of unread notices from the last 90 days, at most 100. */
  unread: number;
  nextCursor?: string;
}
