
/**
 * How far ahead of its start a trip must be requested.
 */
export interface LeadTime {
  /**
     * @minimum 0
     * @maximum 24
     */
  months?: number;
  /**
     * @minimum 0
     * @maximum 730
     */
  days?: number;
}
