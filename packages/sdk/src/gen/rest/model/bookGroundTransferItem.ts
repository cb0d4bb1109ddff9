import type { GroundTransferLeg } from './groundTransferLeg.ts';
import type { GroundTransferType } from './groundTransferType.ts';

export interface BookGroundTransferItem {
  /** The quote's externalId. */
  quoteId: string;
  type: GroundTransferType;
  quoteRequest: GroundTransferLeg;
}
