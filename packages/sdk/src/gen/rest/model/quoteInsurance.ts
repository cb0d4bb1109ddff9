
export interface QuoteInsurance {
  /**
     * All who have none when absent.
     * @maxItems 50
     */
  participants?: string[];
}
