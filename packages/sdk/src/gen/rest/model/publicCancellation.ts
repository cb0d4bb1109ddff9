import type { PublicCancellationKind } from './publicCancellationKind.ts';

export interface PublicCancellation {
  kind: PublicCancellationKind;
  title: string;
  text: string;
  /** First day on which it applies. */
  from?: string;
  /** Last day on which it applies. */
  until?: string;
}
