import type { TripRequest } from '@caravan/sdk';
import { updateTripRequest, withdrawTripRequest } from '@caravan/sdk/client';
import { getGetTripRequestQueryKey } from '@caravan/sdk/react-query';
import { EditRequest } from '@caravan/shell/EditRequest';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

/** Edits or withdraws a request that hasn't been answered yet. */
export function RequestActions({ request }: { request: TripRequest }) {
  const client = useQueryClient();
  const format = useFormat();
  const [open, setOpen] = useState<'edit' | 'withdraw'>();
  const close = () => setOpen(undefined);
  const keep = (saved: TripRequest) => {
    client.setQueryData(getGetTripRequestQueryKey(saved.id), saved);
    close();
  };
  const update = useChange(updateTripRequest, {
    failed: 'here',
    done: words.saved,
    onDone: keep,
    onFailed: () => toast({ tone: 'error', title: words.notSaved }),
  });
  const withdraw = useChange(withdrawTripRequest, {
    done: words.withdraw.done,
    onDone: keep,
    onFailed: close,
  });
  const w = words.withdraw;
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen('edit')}>
        {words.edit}
      </Button>
      <Button variant="ghost" onPress={() => setOpen('withdraw')}>
        {w.open}
      </Button>
      {open === 'edit' && <EditRequest request={request} send={update.send} onClose={close} />}
      {open === 'withdraw' && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={w.title}
          confirmLabel={w.open}
          cancelLabel={w.keep}
          isPending={withdraw.isPending}
          onClose={close}
          onConfirm={() => withdraw.run(request.id, { version: request.version })}
        >
          {w.text(request.itinerary.name, format.dateRange(request.startDate, request.endDate))}
        </ConfirmDialog>
      )}
    </>
  );
}
