import type { GroundTransfer } from './groundTransfer.ts';

export interface GroundTransferPage {
  items: GroundTransfer[];
  nextCursor?: string;
}
