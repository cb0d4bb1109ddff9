
export interface SitePageDraft {
  /** @minimum 0 */
  version: number;
  /** @maxLength 120 */
  title: string;
  /** @maxLength 100000 */
  html: string;
}
