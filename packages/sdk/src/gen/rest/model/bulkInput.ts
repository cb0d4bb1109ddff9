import type { BulkInputAction } from './bulkInputAction.ts';

export interface BulkInput {
  action: BulkInputAction;
  /**
     * The records that were chosen.
     * @maxItems 1000
     */
  ids?: string[];
  /**
     * Where no ids are given: search and filters of the list by the names of its operation, as in an address. Of what they find, at most 5,000 are taken.
     * @maxLength 2000
     */
  query?: string;
  /** False to look first. */
  start: boolean;
}
