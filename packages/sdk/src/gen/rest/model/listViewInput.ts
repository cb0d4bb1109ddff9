
export interface ListViewInput {
  /**
     * What the list is called in the address of its page, such as trips.
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
     * What the address of the list has after its question mark: search, filters, order and hidden columns.
     * @maxLength 2000
     */
  query: string;
  /** For everyone who works in the marketplace. */
  shared: boolean;
  /**
     * The one that was read; none for a view that is new.
     * @minimum 1
     */
  version?: number;
}
