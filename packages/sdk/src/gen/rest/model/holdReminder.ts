
export interface HoldReminder {
  /** @maxLength 320 */
  email: string;
  /** @maxLength 80 */
  firstName?: string;
}
