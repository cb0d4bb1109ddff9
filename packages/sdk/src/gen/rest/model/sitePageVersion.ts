
export interface SitePageVersion {
  number: number;
  title: string;
  /** Absent in lists. */
  html?: string;
  /** What changed; empty if nothing was said. */
  note: string;
  publishedAt: string;
  /** Name of the person; empty if the page came with the marketplace. */
  publishedBy: string;
  /** Whether readers see this version. */
  live: boolean;
}
