
export interface EmergencyContact {
  /** @maxLength 120 */
  name?: string;
  /** @maxLength 60 */
  relationship?: string;
  /** @maxLength 40 */
  phone?: string;
  /** @maxLength 320 */
  email?: string;
}
