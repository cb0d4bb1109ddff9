import type { Trip } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { DangerConfirm } from '@caravan/ui/DangerConfirm';
import { TextArea } from '@caravan/ui/TextArea';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { tripWords } from './messages.ts';
import type { useTripUpdate } from './useTripUpdate.ts';

export type CancelTripProps = {
  trip: Trip;
  save: ReturnType<typeof useTripUpdate>['save'];
  onClose: () => void;
};

const words = tripWords.cancel;

/** Cancels a trip in two steps, with the reason that everyone reads. */
export function CancelTrip({ trip, save, onClose }: CancelTripProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const spots = (trip.confirmedSpots ?? 0) + (trip.pendingSpots ?? 0);

  const cancel = async () => {
    if (!reason.trim()) {
      setError(words.required);
      return;
    }
    setPending(true);
    setError(undefined);
    try {
      await save({ version: trip.version, status: 'cancelled', reason: reason.trim() });
      toast({ title: tripWords.done.cancelled! });
      onClose();
    } catch (cause) {
      setError(toApiError(cause).message);
      setPending(false);
    }
  };

  return (
    <DangerConfirm
      isOpen
      onClose={onClose}
      onConfirm={() => void cancel()}
      title={words.title}
      consequence={words.consequence(spots)}
      acknowledgement={words.acknowledge}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      isPending={pending}
      error={error}
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
