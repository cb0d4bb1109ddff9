import type { BookGroundTransfers } from '@caravan/sdk';
import { totalMinor, usedLegs, wish } from './draft.ts';
import type { OpenTransfer } from './TransferContext.ts';

/** The selected rides in the API's form (T-207). A host sends no amount. */
export function orderOf({ tripId, offer, traveler, draft }: OpenTransfer): BookGroundTransfers {
  return {
    tripId,
    contact: draft.contact,
    items: usedLegs(draft).flatMap((type) => {
      const { selectedQuote, details } = draft.legs[type];
      return selectedQuote
        ? [{ quoteId: selectedQuote.externalId, type, quoteRequest: wish(details, offer.timeZone) }]
        : [];
    }),
    ...(traveler && { amountMinor: totalMinor(draft) }),
    ...(draft.insurance.quoteId && { insuranceQuoteId: draft.insurance.quoteId }),
  };
}
