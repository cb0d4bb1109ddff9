
/**
 * Either an instant or a span. The clock never goes back.
 */
export interface ClockAdvance {
  to?: string;
  /**
     * @minimum 0
     * @maximum 315360000
     */
  bySeconds?: number;
  /** Let the clock stand still where it arrives. */
  freeze?: boolean;
}
