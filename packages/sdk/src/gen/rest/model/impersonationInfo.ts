
export interface ImpersonationInfo {
  expiresAt: string;
  /** The operations, by operationId, that only the person may use. */
  barred: string[];
  /** What to show beside an action that is barred. */
  barredReason: string;
}
