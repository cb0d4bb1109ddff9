import type { Payout, PayoutAction } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { actOnPayout } from '@caravan/sdk/client';
import { getAdminListPayablesQueryKey, getAdminListPayoutsQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

export type PayoutAct = { payout: Payout; action: PayoutAction };

const w = words.payouts;

/** Approves, holds, releases or retries a payout. A hold says why. */
export function PayoutDialog({ payout, action, onClose }: PayoutAct & { onClose: () => void }) {
  const client = useQueryClient();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const act = async () => {
    if (action === 'hold' && !reason.trim()) {
      setError(w.reasonRequired);
      return;
    }
    setPending(true);
    setError(undefined);
    try {
      await actOnPayout(payout.id, action, reason.trim() ? { reason: reason.trim() } : {}, {
        headers: { 'Idempotency-Key': key },
      });
      toast({ tone: 'success', title: w.done });
      for (const queryKey of [getAdminListPayoutsQueryKey(), getAdminListPayablesQueryKey()])
        void client.invalidateQueries({ queryKey });
      onClose();
    } catch (cause) {
      const fault = toApiError(cause);
      setError(Object.values(fault.fields)[0] ?? fault.message);
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void act()}
      title={w.asks[action]}
      confirmLabel={w.actions[action]}
      cancelLabel={words.cancel}
      isPending={pending}
      error={error}
    >
      <div className="flex flex-col gap-4">
        <p>
          {payout.payeeName} · {payout.label} · {format.money(payout.amountMinor, payout.currency)}
        </p>
        {action === 'hold' && (
          <TextField label={w.reason} value={reason} onChange={setReason} isRequired autoFocus />
        )}
      </div>
    </ConfirmDialog>
  );
}
