import { useQuoteGroundTransfers } from '@caravan/sdk/react-query';
import { useEffect } from 'react';
import { detailsComplete, usedLegs, wantsQuotes, wish } from './draft.ts';
import { type OpenTransfer, useTransfer } from './TransferContext.ts';

/** Asks the company whenever a leg that is ready wants quotes (T-145); a leg of a host takes the first vehicle. */
export function useQuotes(): OpenTransfer {
  const open = useTransfer();
  const { tripId, offer, traveler, draft, dispatch } = open;
  const { mutate, isPending } = useQuoteGroundTransfers({ mutation: { meta: { errorToast: false } } });
  const wanting = usedLegs(draft).filter(
    (type) => detailsComplete(type, draft.legs[type], offer) && wantsQuotes(draft.legs[type]),
  );
  const due = draft.asked && !isPending && draft.booked.length === 0 ? wanting.join() : '';
  useEffect(() => {
    if (!due) return;
    const legs = wanting;
    dispatch({ type: 'loading', legs });
    const data = {
      tripId,
      ...Object.fromEntries(legs.map((type) => [type, wish(draft.legs[type].details, offer.timeZone)])),
    };
    mutate(
      { data },
      {
        onSuccess: (answer) => dispatch({ type: 'quotes', legs, answer, choose: !traveler }),
        onError: () => dispatch({ type: 'failed', legs }),
      },
    );
    // What is asked for is named by `due`: the draft changes with every answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);
  return open;
}
