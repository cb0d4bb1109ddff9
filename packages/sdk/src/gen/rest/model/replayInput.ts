
export interface ReplayInput {
  /**
     * A position in the feed, such as a delivery's cursor; 0 for the beginning.
     * @maxLength 40
     */
  after: string;
}
