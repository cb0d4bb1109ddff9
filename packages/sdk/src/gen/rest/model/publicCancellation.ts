import type { PublicCancellationKind } from './publicCancellationKind.ts';

export interface PublicCancellation {
  kind: PublicCancellationKind;
  title: string;
  text: string;
  /** The first day it holds. */
  from?: string;
  /** The last day it holds. */
  until?: string;
}
