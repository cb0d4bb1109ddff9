import { factsOf, useTold } from '@caravan/shell/events';
import { useState } from 'react';
import { useOpenBooking } from '../trip/TripContext.ts';
import { ConfirmChanges } from './ConfirmChanges.tsx';
import { PayBalance } from './PayBalance.tsx';
import { usePending } from './pending.ts';

/** Pays for the pending changes if there are any, otherwise toward the balance. */
export function Payment() {
  const booking = useOpenBooking();
  const { isChanged } = usePending(booking.id);
  useTold('checkoutViewed', (isChanged || booking.dueMinor > 0) && factsOf(booking));
  // Captured when the page opens, because settled changes are cleared while it is still shown.
  const [changes] = useState(isChanged);
  return changes ? <ConfirmChanges /> : <PayBalance />;
}
