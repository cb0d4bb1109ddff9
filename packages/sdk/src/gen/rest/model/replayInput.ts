
export interface ReplayInput {
  /**
     * A position of the feed, such as a delivery shows; 0 for its beginning.
     * @maxLength 40
     */
  after: string;
}
