
export interface AccountAction {
  /**
     * Email address of the account.
     * @maxLength 320
     */
  email: string;
  /**
     * Recorded in the audit log.
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}
