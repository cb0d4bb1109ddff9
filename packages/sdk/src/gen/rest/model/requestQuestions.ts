import type { RequestThread } from './requestThread.ts';

export interface RequestQuestions {
  threads: RequestThread[];
  /** Whether the caller may ask and answer now. */
  canWrite: boolean;
  /** Messages of the other side that the caller has not read. */
  unread: number;
}
