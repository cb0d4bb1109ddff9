
export interface RequestMessageInput {
  /** The thread to answer. */
  threadId?: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  text: string;
}
