
export interface AccountAction {
  /**
     * Whose account it is.
     * @maxLength 320
     */
  email: string;
  /**
     * Kept in the audit log.
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}
