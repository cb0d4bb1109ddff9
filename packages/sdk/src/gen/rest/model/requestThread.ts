import type { RequestMessage } from './requestMessage.ts';

export interface RequestThread {
  id: string;
  /** Whether the question has no answer yet. */
  open: boolean;
  /** Whether the next message of the caller is the answer: the question is open, and of the other side. */
  answerable: boolean;
  /** The question first. */
  messages: RequestMessage[];
}
