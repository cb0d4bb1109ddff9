
export interface CategoryName {
  id: string;
  /** In the reader's language. */
  name: string;
}
