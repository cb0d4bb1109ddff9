
export interface NoticesRead {
  /** @maxItems 100 */
  ids?: string[];
  /** The newest one that was seen; it and all before it are read. */
  upTo?: string;
}
