import { factsOf, useTold } from '@caravan/shell/events';
import { useState } from 'react';
import { useOpenBooking } from '../trip/TripContext.ts';
import { ConfirmChanges } from './ConfirmChanges.tsx';
import { PayBalance } from './PayBalance.tsx';
import { usePending } from './pending.ts';

/** Pays: for the pending changes while there are any, else towards the balance. */
export function Payment() {
  const booking = useOpenBooking();
  const { isChanged } = usePending(booking.id);
  useTold('checkoutViewed', (isChanged || booking.dueMinor > 0) && factsOf(booking));
  // Settled changes are gone while their page is still shown.
  const [changes] = useState(isChanged);
  return changes ? <ConfirmChanges /> : <PayBalance />;
}
