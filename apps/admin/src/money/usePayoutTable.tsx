import type { Payout } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { PayoutLabel } from '@caravan/shell/Payouts/PayoutLabel';
import { RowLink } from '@caravan/shell/RowLink';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { type PayoutAct, PayoutDialog } from './PayoutDialog.tsx';

const w = words.payouts;
const tones = {
  scheduled: 'blue',
  held: 'warning',
  sent: 'green',
  failed: 'red',
  cancelled: 'grey',
} as const;

/**
 * The columns and actions of a table of payouts, and the dialog of the action that was chosen.
 *
 * @param onStatement Opens the statement of a payee, given as `kind:id`.
 */
export function usePayoutTable(onStatement?: (payee: string) => void) {
  const format = useFormat();
  const [acting, setActing] = useState<PayoutAct>();
  const columns: Column<Payout>[] = [
    { id: 'payee', header: w.payee, primary: true, sortKey: 'payee', cell: (p) => p.payeeName },
    { id: 'what', header: w.what, sortKey: 'kind', cell: (p) => <PayoutLabel payout={p} /> },
    {
      id: 'trip',
      header: w.trip,
      sortKey: 'trip',
      cell: (p) => p.tripId && <RowLink href={paths.trip(p.tripId)}>{p.tripName}</RowLink>,
    },
    {
      id: 'state',
      header: w.state,
      sortKey: 'status',
      cell: (p) => (
        <span className="inline-flex flex-wrap items-center gap-1.5 narrow:justify-end">
          <Badge size="sm" tone={tones[p.status]}>
            {p.statusText}
          </Badge>
          {p.failure && <span className="text-[0.8125rem] text-muted">{p.failure}</span>}
          {p.reference && <code className="text-xs text-muted">{p.reference}</code>}
        </span>
      ),
    },
    {
      id: 'due',
      header: w.due,
      sortKey: 'due',
      align: 'right',
      cell: (p) => format.date(p.dueOn),
      file: { value: (p) => p.dueOn },
      className: 'tabular',
    },
    {
      id: 'amount',
      header: w.amount,
      sortKey: 'amount',
      align: 'right',
      cell: (p) => <MoneyText minor={p.amountMinor} currency={p.currency} />,
      file: { amount: (p) => ({ minor: p.amountMinor, currency: p.currency }) },
    },
  ];
  const rowActions = (p: Payout) => [
    ...(p.availableActions ?? [])
      .filter(({ enabled, reason }) => enabled || reason)
      .map(({ action, enabled, reason }) => ({
        id: action,
        label: w.actions[action],
        onAction: () => setActing({ payout: p, action }),
        ...(!enabled && { disabledReason: reason }),
      })),
    ...(p.payeeKind === 'insurer' || !onStatement
      ? []
      : [
          {
            id: 'statement',
            label: words.payables.statement,
            onAction: () => onStatement(`${p.payeeKind}:${p.payeeId}`),
          },
        ]),
  ];
  return {
    table: {
      columns,
      rowId: (p: Payout) => p.id,
      rowLabel: (p: Payout) => `${p.payeeName}, ${p.label}`,
      rowActions,
    },
    dialog: acting && <PayoutDialog {...acting} onClose={() => setActing(undefined)} />,
  };
}
