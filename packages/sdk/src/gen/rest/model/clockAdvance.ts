
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
  /** Freeze the clock at the instant it reaches. */
  freeze?: boolean;
}
