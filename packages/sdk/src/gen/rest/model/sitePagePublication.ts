
export interface SitePagePublication {
  /** @minimum 0 */
  version: number;
  /**
     * What changed, for readers of the terms and the privacy notice.
     * @maxLength 300
     */
  note?: string;
}
