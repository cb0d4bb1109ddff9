
export interface CategoryMerge {
  version: number;
  /**
     * The category that ends.
     * @maxLength 60
     */
  id: string;
  /**
     * The category that remains.
     * @maxLength 60
     */
  into: string;
}
