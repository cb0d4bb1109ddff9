
export interface ChangePayer {
  /** One of the possible payers. */
  participantId: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  reason: string;
  version: number;
}
