
export interface TravelInsurance {
  /** @maxLength 80 */
  carrier?: string;
  /** @maxLength 80 */
  policyNumber?: string;
}
