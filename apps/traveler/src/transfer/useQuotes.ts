import { quoteGroundTransfers } from '@caravan/sdk/client';
import { useEffect } from 'react';
import { detailsComplete, usedLegs, wantsQuotes, wish } from './draft.ts';
import { type OpenTransfer, useTransfer } from './TransferContext.ts';
import { useChange } from '@caravan/shell/useChange';

/** Requests quotes whenever a completed leg needs them (T-145); for hosts, a leg takes the first vehicle. */
export function useQuotes(): OpenTransfer {
  const open = useTransfer();
  const { tripId, offer, traveler, draft, dispatch } = open;
  const { send, isPending } = useChange(quoteGroundTransfers, { failed: 'here' });
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
    void send(data).then(
      (answer) => dispatch({ type: 'quotes', legs, answer, choose: !traveler }),
      () => dispatch({ type: 'failed', legs }),
    );
    // `due` identifies the request; the draft changes with every response.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [due]);
  return open;
}
