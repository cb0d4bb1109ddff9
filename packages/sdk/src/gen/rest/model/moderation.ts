
export interface Moderation {
  hidden: boolean;
  /**
     * Required to hide.
     * @maxLength 1000
     */
  reason?: string;
}
