
export interface EraseUser {
  /**
     * The person's email address, typed again to confirm.
     * @maxLength 320
     */
  email: string;
  /**
     * Recorded in the audit log, so it must not name anyone.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /** Version last read of the person. */
  version: number;
}
