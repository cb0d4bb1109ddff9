import type { BulkInputAction } from './bulkInputAction.ts';

export interface BulkInput {
  action: BulkInputAction;
  /**
     * The selected records.
     * @maxItems 1000
     */
  ids?: string[];
  /**
     * Used if no ids are given: the list's search and filters, named as in its operation and formatted as a URL query. At most 5,000 matching records are included.
     * @maxLength 2000
     */
  query?: string;
  /** The new last day, required for extendDiscountCodes and used for nothing else. */
  until?: string;
  /** Send false for a preview. */
  start: boolean;
}
