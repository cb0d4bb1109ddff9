import type { StatementEntry } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { words } from './messages.ts';

const w = words.statement;

/** The entries of a ledger account, oldest first, with a running balance. */
export function LedgerTable({ label, entries }: { label: string; entries: StatementEntry[] }) {
  const format = useFormat();
  const columns: Column<StatementEntry & { row: string }>[] = [
    { id: 'date', header: w.date, cell: (e) => format.instant(e.at), className: 'tabular' },
    { id: 'entry', header: w.entry, primary: true, cell: (e) => e.memo },
    {
      id: 'amount',
      header: w.amount,
      align: 'right',
      cell: (e) => <MoneyText minor={e.amountMinor} currency={e.currency} />,
    },
    {
      id: 'balance',
      header: w.balance,
      align: 'right',
      cell: (e) => <MoneyText minor={e.balanceMinor} currency={e.currency} />,
    },
  ];
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={entries.map((e, i) => ({ ...e, row: `${i}` }))}
      rowId={(e) => e.row}
      rowLabel={(e) => e.memo}
      dense
      limit={Infinity}
      empty={<p className="p-4 text-sm text-muted">{w.empty}</p>}
    />
  );
}
