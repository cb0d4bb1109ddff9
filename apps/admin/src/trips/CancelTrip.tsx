import type { Trip } from '@caravan/sdk';
import { useChange } from '@caravan/shell/useChange';
import { DangerConfirm } from '@caravan/ui/DangerConfirm';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { tripWords } from './messages.ts';
import type { useTripUpdate } from './useTripUpdate.ts';

export type CancelTripProps = {
  trip: Trip;
  save: ReturnType<typeof useTripUpdate>['save'];
  onClose: () => void;
};

const words = tripWords.cancel;

/** Cancels a trip in two steps, with a reason for everyone affected. */
export function CancelTrip({ trip, save, onClose }: CancelTripProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const change = useChange(
    () => save({ version: trip.version, status: 'cancelled', reason: reason.trim() }),
    { failed: 'here', done: tripWords.done.cancelled!, onDone: onClose },
  );
  const spots = (trip.confirmedSpots ?? 0) + (trip.pendingSpots ?? 0);

  const cancel = () => {
    setMissing(!reason.trim());
    if (reason.trim()) change.run();
  };

  return (
    <DangerConfirm
      isOpen
      onClose={onClose}
      onConfirm={cancel}
      title={words.title}
      consequence={words.consequence(spots)}
      acknowledgement={words.acknowledge}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      isPending={change.isPending}
      error={missing ? words.required : change.error?.message}
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted">{words.text}</p>
        <TextArea
          label={words.reason}
          value={reason}
          onChange={setReason}
          rows={3}
          limit={500}
          isRequired
          autoFocus
        />
      </div>
    </DangerConfirm>
  );
}
