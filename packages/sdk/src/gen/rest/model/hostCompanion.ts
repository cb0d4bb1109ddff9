
export interface HostCompanion {
  id?: string;
  /** @maxLength 80 */
  firstName?: string;
  /** @maxLength 80 */
  lastName?: string;
  /** @maxLength 200 */
  email?: string;
  dateOfBirth?: string;
}
