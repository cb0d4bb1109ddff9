import { toApiError } from '@caravan/sdk';
import { useRepriceQuotes } from '@caravan/sdk/react-query';
import { useEffect } from 'react';
import { usedLegs, wantsRepricing } from './draft.ts';
import { type OpenTransfer, useTransfer } from './TransferContext.ts';

/** Has the party's insurance repriced for the chosen rides, and again whenever others are chosen (T-148). */
export function useRepricing(): OpenTransfer {
  const open = useTransfer();
  const { offer, draft, dispatch } = open;
  // The answer is taken wherever the person has gone meanwhile.
  const { mutate } = useRepriceQuotes({
    mutation: {
      meta: { errorToast: false },
      onSuccess: (answer) => dispatch({ type: 'repriced', answer }),
      onError: (error) => dispatch({ type: 'repricing-failed', message: toApiError(error).message }),
    },
  });
  const { bookingId } = offer;
  const due = bookingId !== undefined && wantsRepricing(draft);
  useEffect(() => {
    if (!due) return;
    dispatch({ type: 'reprice' });
    const groundTransferQuoteIds = usedLegs(draft).flatMap(
      (type) => draft.legs[type].selectedQuote?.externalId ?? [],
    );
    mutate({ id: bookingId, data: { groundTransferQuoteIds } });
    // `due` is true once for each choice of rides: the draft changes with every answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);
  return open;
}
