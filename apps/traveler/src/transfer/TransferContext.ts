import type { GroundTransferOffer } from '@caravan/sdk';
import { createContext, type Dispatch, useContext } from 'react';
import type { Draft, DraftAction } from './draft.ts';

export interface OpenTransfer {
  tripId: string;
  offer: GroundTransferOffer;
  /** False for hosts, who choose no vehicle and pay nothing. */
  traveler: boolean;
  draft: Draft;
  dispatch: Dispatch<DraftAction>;
}

export const TransferContext = createContext<OpenTransfer | null>(null);

/** The open flow. Throws if trip, booking, or user are missing, because no page of it works without them (T-203). */
export function useTransfer(): OpenTransfer {
  const open = useContext(TransferContext);
  if (!open) throw new Error('useTransfer needs TransferLayout above it');
  return open;
}
