
export interface RequestMessage {
  id: string;
  /** Whether the host's side wrote it, and not the operator's. */
  byHost: boolean;
  /** Name of the person who wrote it. */
  author: string;
  text: string;
  at: string;
  /** Whether the caller's side wrote it. */
  mine: boolean;
  unread: boolean;
}
