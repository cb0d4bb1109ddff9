
export interface PayoutActionInput {
  /**
     * Why it is held; shown only to admins.
     * @maxLength 300
     */
  reason?: string;
}
