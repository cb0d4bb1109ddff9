import { toApiError } from '@caravan/sdk';
import { repriceQuotes } from '@caravan/sdk/client';
import { useEffect } from 'react';
import { usedLegs, wantsRepricing } from './draft.ts';
import { type OpenTransfer, useTransfer } from './TransferContext.ts';
import { useChange } from '@caravan/shell/useChange';

/** Has the party's insurance repriced for the chosen rides, and again whenever others are chosen (T-148). */
export function useRepricing(): OpenTransfer {
  const open = useTransfer();
  const { offer, draft, dispatch } = open;
  // The answer is taken wherever the person has gone meanwhile.
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
    // `due` is true once for each choice of rides: the draft changes with every answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);
  return open;
}
