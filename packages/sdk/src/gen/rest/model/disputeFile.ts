import type { DisputeFileKind } from './disputeFileKind.ts';

export interface DisputeFile {
  kind: DisputeFileKind;
  name: string;
  bytes: number;
}
