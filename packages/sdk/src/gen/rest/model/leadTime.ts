
/**
 * How long before the start a trip has to be requested at least.
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
