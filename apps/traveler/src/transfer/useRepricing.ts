import { toApiError } from '@caravan/sdk';
import { repriceQuotes } from '@caravan/sdk/client';
import { useEffect } from 'react';
import { usedLegs, wantsRepricing } from './draft.ts';
import { type OpenTransfer, useTransfer } from './TransferContext.ts';
import { useChange } from '@caravan/shell/useChange';

/** Reprices the party's insurance for the selected rides, and again whenever they change (T-148). */
export function useRepricing(): OpenTransfer {
  const open = useTransfer();
  const { offer, draft, dispatch } = open;
  // The response is applied wherever the user has gone in the meantime.
  const { run } = useChange(repriceQuotes, {
    failed: 'here',
    onDone: (answer) => dispatch({ type: 'repriced', answer }),
    onFailed: (error) => dispatch({ type: 'repricing-failed', message: toApiError(error).message }),
  });
  const { bookingId } = offer;
  const due = bookingId !== undefined && wantsRepricing(draft);
  useEffect(() => {
    if (!due) return;
    dispatch({ type: 'reprice' });
    const groundTransferQuoteIds = usedLegs(draft).flatMap(
      (type) => draft.legs[type].selectedQuote?.externalId ?? [],
    );
    run(bookingId, { groundTransferQuoteIds });
    // `due` becomes true once per selection of rides; the draft changes with every response.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);
  return open;
}
