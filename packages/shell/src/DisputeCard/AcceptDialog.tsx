import type { BookingDispute } from '@caravan/sdk';
import { acceptDispute } from '@caravan/sdk/client';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { useChange } from '../change/useChange.ts';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';

const w = words.accepting;

export type AcceptDialogProps = { dispute: BookingDispute; onClose: () => void };

/** Asks for confirmation before accepting a dispute, with who keeps how much. */
export function AcceptDialog({ dispute, onClose }: AcceptDialogProps) {
  const format = useFormat();
  const { id, amountMinor, currency, customer } = dispute;
  const accept = useChange(acceptDispute, { failed: 'here', done: w.done, onDone: onClose });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={w.title}
      confirmLabel={w.confirm}
      tone="danger"
      isPending={accept.isPending}
      error={accept.problem}
      onConfirm={() => accept.run(id, { amountMinor })}
    >
      {w.text(customer, format.money(amountMinor, currency))}
    </ConfirmDialog>
  );
}
