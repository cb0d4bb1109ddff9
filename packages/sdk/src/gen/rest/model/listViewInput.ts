
export interface ListViewInput {
  /**
     * The list's name in the URL of its page, such as trips.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[a-z][a-z-]*$
     */
  list: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * The query string of the list's URL: search, filters, sort order, and hidden columns.
     * @maxLength 2000
     */
  query: string;
  /** Shared with everyone who works in the marketplace. */
  shared: boolean;
  /**
     * The version last read; omit for a new view.
     * @minimum 1
     */
  version?: number;
}
