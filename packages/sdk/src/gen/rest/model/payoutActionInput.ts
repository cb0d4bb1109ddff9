
export interface PayoutActionInput {
  /**
     * Why it is held; shown to admins alone.
     * @maxLength 300
     */
  reason?: string;
}
