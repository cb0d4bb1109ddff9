
export interface ImpersonationInfo {
  actorName: string;
  actorEmail: string;
  expiresAt: string;
  /** The operations, by operationId, that only the person may use. */
  barred: string[];
  /** What to show beside an action that is barred. */
  barredReason: string;
}
