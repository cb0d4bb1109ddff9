
export interface NoticesRead {
  /** @maxItems 100 */
  ids?: string[];
  /** The newest notice seen; it and all earlier ones are marked as read. */
  upTo?: string;
}
