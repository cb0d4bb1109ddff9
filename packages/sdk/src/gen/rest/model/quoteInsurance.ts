
export interface QuoteInsurance {
  /**
     * The travelers to insure; all uninsured travelers by default.
     * @maxItems 50
     */
  participants?: string[];
}
