import type { Trip } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { actionLabel, primaryAction } from './actions.ts';
import { tripWords as words } from './messages.ts';
import { useTripUpdate } from './useTripUpdate.ts';

/** The one step forward that an admin can take with a trip, with confirmation. */
export function NextStep({ trip }: { trip: Trip }) {
  const { save, isPending } = useTripUpdate(trip.id);
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const next = primaryAction(trip);
  if (!next) return null;
  const advance = async () => {
    setError(undefined);
    try {
      await save({ version: trip.version, status: next.to });
      setAsking(false);
      toast({ title: words.done[next.to] ?? words.changed });
    } catch (cause) {
      setError(toApiError(cause).message);
    }
  };
  return (
    <>
      <Button onPress={() => setAsking(true)} {...(!next.enabled && { disabledReason: next.reason ?? '' })}>
        {actionLabel(next)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void advance()}
        title={next.to === 'trova_pricing_approved' ? words.approveTitle : `${actionLabel(next)}?`}
        confirmLabel={actionLabel(next)}
        isPending={isPending}
        error={error}
      >
        {next.to === 'trova_pricing_approved' && words.approveText}
      </ConfirmDialog>
    </>
  );
}
