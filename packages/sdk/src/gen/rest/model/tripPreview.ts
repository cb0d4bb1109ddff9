
export interface TripPreview {
  /** Path and query on the site; with a token while the page is not public. */
  path: string;
  /** Everybody sees the page. */
  public: boolean;
  /** When a path with a token stops working. */
  expiresAt?: string;
}
