import { useState } from 'react';
import { useOpenBooking } from '../trip/TripContext.ts';
import { ConfirmChanges } from './ConfirmChanges.tsx';
import { PayBalance } from './PayBalance.tsx';
import { usePending } from './pending.ts';

/** Pays: for the pending changes while there are any, else towards the balance. */
export function Payment() {
  const { isChanged } = usePending(useOpenBooking().id);
  // Settled changes are gone while their page is still shown.
  const [changes] = useState(isChanged);
  return changes ? <ConfirmChanges /> : <PayBalance />;
}
