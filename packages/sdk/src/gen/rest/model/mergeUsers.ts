
export interface MergeUsers {
  /** Whose account goes. */
  otherId: string;
  /**
     * Kept in the audit log.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /** Of the account that stays as it was read. */
  version: number;
  otherVersion: number;
}
