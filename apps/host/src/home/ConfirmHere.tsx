import { getGetTripDetailsQueryOptions, getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { DecideDialog } from '../bookings/DecideDialog.tsx';
import { useDecide } from '../bookings/useDecide.ts';

export type ConfirmHereProps = { tripId: string; onClose: () => void };

/** Confirms all pending bookings of a trip from the home page: the dialog names the people and the amounts. */
export function ConfirmHere({ tripId, onClose }: ConfirmHereProps) {
  const trip = useLoaded(getGetTripQueryOptions(tripId));
  const details = useLoaded(getGetTripDetailsQueryOptions(tripId));
  const decide = useDecide(tripId, onClose);
  const orders = details.travelers.filter((order) => order.canConfirm);
  return (
    <DecideDialog
      asking={{ what: 'confirm', orders }}
      trip={trip}
      isNamed
      details={details}
      decide={decide}
      onClose={onClose}
    />
  );
}
