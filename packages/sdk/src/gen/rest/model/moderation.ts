
export interface Moderation {
  hidden: boolean;
  /**
     * Required when hiding.
     * @maxLength 1000
     */
  reason?: string;
}
