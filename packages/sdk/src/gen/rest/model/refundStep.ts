
export interface RefundStep {
  at: string;
  text: string;
  by?: string;
  /** Reference and reason, or the provider's own words. */
  note?: string;
}
