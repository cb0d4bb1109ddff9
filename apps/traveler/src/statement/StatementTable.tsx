import type { Statement, StatementEntry } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { words } from './messages.ts';

type Row = StatementEntry & { row: string };

export type StatementTableProps = {
  statement: Statement;
  label: string;
  /** Names of the trips by order number, for a statement over several bookings. */
  trips?: ReadonlyMap<string, string> | undefined;
};

/** An itemized statement with a running balance. */
export function StatementTable({ statement, label, trips }: StatementTableProps) {
  const format = useFormat();
  const columns: Column<Row>[] = [
    {
      id: 'date',
      header: words.date,
      cell: (entry) => format.instant(entry.at, 'date'),
      className: 'tabular',
    },
    {
      id: 'entry',
      header: words.entry,
      primary: true,
      cell: (entry) => (
        <>
          {entry.memo}
          {entry.orderId && (
            <span className="block text-sm font-normal text-muted">
              {[trips?.get(entry.orderId), words.order(entry.orderId)].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'amount',
      header: words.amount,
      align: 'right',
      className: 'tabular whitespace-nowrap',
      cell: (entry) => format.money(entry.amountMinor, entry.currency, { trim: false }),
    },
    {
      id: 'balance',
      header: words.balance,
      align: 'right',
      className: 'tabular whitespace-nowrap',
      cell: (entry) => format.money(entry.balanceMinor, entry.currency, { trim: false }),
    },
  ];
  return (
    <DataTable<Row>
      label={label}
      rows={statement.entries.map((entry, i) => ({ ...entry, row: String(i) }))}
      rowId={(entry) => entry.row}
      empty={<p className="p-6 text-muted">{words.empty}</p>}
      columns={columns}
    />
  );
}
