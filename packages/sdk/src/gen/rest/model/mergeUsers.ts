
export interface MergeUsers {
  /** The account to close. */
  otherId: string;
  /**
     * Recorded in the audit log.
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  /** Version last read of the account that stays. */
  version: number;
  otherVersion: number;
}
