import type { BookMonth } from '@caravan/sdk';
import { closeBookMonth, exportJournal } from '@caravan/sdk/client';
import { useListBookMonths } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { useState } from 'react';
import { words } from './messages.ts';

const w = words.months;

/** The months of the ledger: closed in order, and exported to an immutable file. */
export default function MonthsTable() {
  const format = useFormat();
  const months = useListBookMonths();
  const [closing, setClosing] = useState<BookMonth>();
  const journal = useChange(exportJournal, { done: w.started });
  const columns: Column<BookMonth>[] = [
    { id: 'month', header: w.month, primary: true, cell: (m) => format.date(m.month, 'MMMM YYYY') },
    {
      id: 'state',
      header: w.state,
      cell: (m) => (
        <>
          <Badge size="sm" tone={m.closedAt ? 'green' : 'grey'}>
            {m.closedAt ? w.closed : w.open}
          </Badge>
          <span className="block text-[0.8125rem] text-muted">
            {m.closedAt ? format.instant(m.closedAt, 'date') : m.waits}
          </span>
          {m.fingerprint && (
            <code className="text-xs text-muted" title={m.fingerprint}>
              {m.fingerprint.slice(0, 12)}
            </code>
          )}
        </>
      ),
    },
    {
      id: 'entries',
      header: w.entries,
      align: 'right',
      className: 'tabular',
      cell: (m) => (
        <>
          {format.number(m.entries)}
          {m.late > 0 && <span className="block text-[0.8125rem] text-muted">{w.late(m.late)}</span>}
        </>
      ),
    },
    {
      id: 'moved',
      header: w.moved,
      align: 'right',
      cell: (m) =>
        m.totals.map((total) => (
          <span key={total.currency} className="block">
            <MoneyText minor={total.debitsMinor} currency={total.currency} />
          </span>
        )),
    },
  ];
  return (
    <Card padded={false}>
      <DataTable
        label={words.reconciliation.tabs.months}
        columns={columns}
        rows={months.data?.items}
        rowId={(m) => m.month}
        rowLabel={(m) => format.date(m.month, 'MMMM YYYY')}
        error={months.error?.message}
        onRetry={() => void months.refetch()}
        dense
        empty={<EmptyState title={w.empty} art="suitcase" />}
        rowActions={(m) => [
          ...(m.canClose ? [{ id: 'close', label: w.close, onAction: () => setClosing(m) }] : []),
          ...(m.lastDay
            ? [
                {
                  id: 'journal',
                  label: w.journal,
                  onAction: () => journal.run({ from: m.month, to: m.lastDay ?? m.month }),
                },
              ]
            : []),
        ]}
      />
      {closing && <Close month={closing} onClose={() => setClosing(undefined)} />}
    </Card>
  );
}

function Close({ month, onClose }: { month: BookMonth; onClose: () => void }) {
  const format = useFormat();
  const close = useChange(closeBookMonth, { failed: 'here', done: w.done, onDone: onClose });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => close.run(month.month)}
      title={w.closeTitle(format.date(month.month, 'MMMM YYYY'))}
      confirmLabel={w.close}
      cancelLabel={words.cancel}
      isPending={close.isPending}
      error={close.error?.message}
    >
      {w.closeText}
    </ConfirmDialog>
  );
}
