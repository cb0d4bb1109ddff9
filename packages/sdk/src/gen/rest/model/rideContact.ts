
export interface RideContact {
  /** @maxLength 80 */
  firstName: string;
  /** @maxLength 80 */
  lastName: string;
  /** @maxLength 320 */
  email: string;
  /** @maxLength 40 */
  phone: string;
  termsAndConditions: boolean;
}
