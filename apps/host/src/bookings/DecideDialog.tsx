import type { Trip, TripDetails, TripTraveler } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useState } from 'react';
import { LaunchEmails } from '../launch/LaunchEmails.tsx';
import { chosenEmails, decisions } from '../launch/emails.ts';
import { words } from './messages.ts';
import { PartyList } from './PartyList.tsx';
import { confirmReason } from './selection.ts';
import type { useDecide } from './useDecide.ts';

export type Asking = { what: 'confirm' | 'reject'; orders: TripTraveler[] };
export type DecideDialogProps = {
  asking: Asking;
  trip: Trip;
  details: TripDetails;
  decide: ReturnType<typeof useDecide>;
  onClose: () => void;
  /** Names the trip, where the page around the dialog is not its own. */
  isNamed?: boolean;
};

/**
 * Asks for confirmation before confirming or rejecting parties, with their names and amounts (H-299, H-306 to
 * H-308).
 */
export function DecideDialog({ asking, trip, details, decide, onClose, isNamed }: DecideDialogProps) {
  const format = useFormat();
  const [emails, setEmails] = useState(() => chosenEmails(trip));
  const { orders } = asking;
  const common = { isOpen: true, onClose, isPending: decide.isPending, cancelLabel: words.cancel };
  if (asking.what === 'reject')
    return (
      <ConfirmDialog
        {...common}
        tone="danger"
        title={words.rejectTitle}
        confirmLabel={words.reject}
        onConfirm={() => decide.reject(orders)}
      >
        {words.rejectText}
        <PartyList orders={orders} currency={details.currency} refunds />
      </ConfirmDialog>
    );
  const launching = details.launchAndConfirm === true;
  const reason = confirmReason(details, orders);
  return (
    <ConfirmDialog
      {...common}
      title={launching ? words.launchTitle : words.confirmTitle}
      confirmLabel={launching ? words.launchTitle : words.confirm}
      disabledReason={reason}
      onConfirm={() =>
        decide.confirm(
          orders,
          launching ? { launchNow: true, promoteEmails: decisions(trip, emails) } : undefined,
        )
      }
    >
      {isNamed && (
        <p className="mb-2 font-medium">
          {trip.name} <span className="text-muted">· {format.dateRange(trip.startDate, trip.endDate)}</span>
        </p>
      )}
      {words.confirmText}
      <PartyList orders={orders} currency={details.currency} />
      {/* Phones have no hover to show the button's reason. */}
      {reason && <Alert className="mt-4">{reason}</Alert>}
      {launching && (
        <>
          <p className="mt-4 font-medium">{words.launchText}</p>
          <LaunchEmails trip={trip} value={emails} onChange={setEmails} />
        </>
      )}
    </ConfirmDialog>
  );
}
