import type { GroundTransferLeg } from './groundTransferLeg.ts';

export interface QuoteGroundTransfers {
  tripId: string;
  arrival?: GroundTransferLeg;
  departure?: GroundTransferLeg;
}
