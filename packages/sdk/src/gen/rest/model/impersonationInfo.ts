
export interface ImpersonationInfo {
  expiresAt: string;
  /** Operations, by operationId, that are reserved for the person. */
  barred: string[];
  /** What to show next to a barred action. */
  barredReason: string;
}
