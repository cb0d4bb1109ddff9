import type { Payout, PayoutAction } from '@caravan/sdk';
import { actOnPayout } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';

export type PayoutAct = { payout: Payout; action: PayoutAction };

const w = words.payouts;

/** Approves, holds, releases, or retries a payout. A hold requires a reason. */
export function PayoutDialog({ payout, action, onClose }: PayoutAct & { onClose: () => void }) {
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const act = useChange(actOnPayout, {
    failed: 'here',
    done: w.done,
    onDone: onClose,
  });
  const confirm = () => {
    const lacks = action === 'hold' && !reason.trim();
    setMissing(lacks ? w.reasonRequired : undefined);
    if (!lacks) act.run(payout.id, action, reason.trim() ? { reason: reason.trim() } : {});
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      title={w.asks[action]}
      confirmLabel={w.actions[action]}
      cancelLabel={words.cancel}
      isPending={act.isPending}
      error={missing ?? act.problem}
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
