
export interface RequestMessagesSeen {
  /** The latest message shown. */
  messageId: string;
}
