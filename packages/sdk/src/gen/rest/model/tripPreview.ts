
export interface TripPreview {
  /** Path and query on the site; includes a token while the page is not public. */
  path: string;
  /** Whether everyone can see the page. */
  public: boolean;
  /** When a path with a token stops working. */
  expiresAt?: string;
}
