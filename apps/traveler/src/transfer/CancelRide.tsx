import { type GroundTransfer, marketplaceNow } from '@caravan/sdk';
import { cancelGroundTransfer } from '@caravan/sdk/client';
import { tell } from '@caravan/shell/events';
import { useBarred } from '@caravan/shell/useBarred';
import { useFormat } from '@caravan/shell/useFormat';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useChange } from '@caravan/shell/useChange';
import { useState } from 'react';
import { words } from './messages.ts';
import { RideSupport } from './RideSupport.tsx';

/** Asks for confirmation before canceling a ride, with the refund (T-210, T-242). */
export function CancelRide({ ride, onClose }: { ride: GroundTransfer; onClose: () => void }) {
  const format = useFormat();
  const barred = useBarred('cancelGroundTransfer');
  // Computed once, so that the refund doesn't change while the user is reading it.
  const [free] = useState(() => {
    const until = ride.journey.cancellationDetails?.freeCancellationUntil;
    return until !== undefined && Date.parse(until) >= marketplaceNow();
  });
  const cancel = useChange(cancelGroundTransfer, {
    failed: 'here',
    done: words.cancelled,
    onDone: () => {
      tell('transferCancelled', { tripId: ride.tripId });
      onClose();
    },
  });
  const price = ride.journey.priceSummary;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => cancel.run(ride.id, { version: ride.version })}
      title={words.cancelTitle}
      confirmLabel={words.cancel}
      cancelLabel={words.keep}
      tone="danger"
      isPending={cancel.isPending}
      disabledReason={barred}
      error={cancel.error ? `${words.cancelFailed} ${cancel.error.message}` : undefined}
    >
      <p>
        {!price
          ? words.cancelHost
          : free
            ? words.cancelFree(format.money(price.totalMinor, price.currency, { trim: false }))
            : words.cancelCosts}
      </p>
      {cancel.error && <RideSupport ride={ride} />}
    </ConfirmDialog>
  );
}
