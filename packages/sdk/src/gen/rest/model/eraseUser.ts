
export interface EraseUser {
  /**
     * Of the person, typed once more to confirm.
     * @maxLength 320
     */
  email: string;
  /**
     * Kept in the audit log, so it names nobody.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /** Of the person as it was read. */
  version: number;
}
