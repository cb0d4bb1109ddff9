import type { ManifestPrintKind } from './manifestPrintKind.ts';

/**
 * When the manifest was last taken along, as a PDF or a sheet.
 */
export interface ManifestPrint {
  /** Counts from 1 for each trip. */
  version: number;
  kind: ManifestPrintKind;
  /** Who took it along. */
  by: string;
  at: string;
  /** How many travelers are new, have left, or read otherwise since. */
  changed: number;
}
