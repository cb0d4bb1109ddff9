import type { RequestMessageSide } from './requestMessageSide.ts';

export interface RequestMessage {
  id: string;
  side: RequestMessageSide;
  /** Name of the person who wrote it. */
  author: string;
  text: string;
  at: string;
  /** Whether the caller's side wrote it. */
  mine: boolean;
  unread: boolean;
}
