
export interface PublicSitePageVersion {
  version: number;
  publishedAt: string;
  /** What changed. */
  note?: string;
}
