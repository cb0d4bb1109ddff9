import type { ManifestPrintKind } from './manifestPrintKind.ts';

/**
 * When the manifest was last downloaded, as a PDF or a CSV file.
 */
export interface ManifestPrint {
  /** Starts at 1 for each trip. */
  version: number;
  kind: ManifestPrintKind;
  /** The person who downloaded it. */
  by: string;
  at: string;
  /** Number of travelers who were added, left, or changed since. */
  changed: number;
}
