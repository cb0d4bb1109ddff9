import { useTold } from '@caravan/shell/events';
import { EmptyState } from '@caravan/ui/EmptyState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { useTransfer } from './TransferContext.ts';

/** Confirms that the rides are booked. */
export function Success() {
  const { tripId, draft } = useTransfer();
  useTold('transferBooked', draft.booked.length > 0 && { tripId });
  return (
    <EmptyState
      title={words.success}
      action={<LinkButton href={paths.trip(tripId)}>{words.toTrip}</LinkButton>}
    >
      {words.successText}
    </EmptyState>
  );
}
