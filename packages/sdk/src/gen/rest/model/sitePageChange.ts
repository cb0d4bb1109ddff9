
export interface SitePageChange {
  /** @minimum 0 */
  version: number;
}
