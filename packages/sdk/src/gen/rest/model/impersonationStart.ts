
export interface ImpersonationStart {
  /** @maxLength 500 */
  reason: string;
}
