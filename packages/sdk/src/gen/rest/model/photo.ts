
export interface Photo {
  /** @maxLength 500 */
  url: string;
  /** @maxLength 200 */
  alt?: string;
}
