import type { QueuedRefund, RefundEntry } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { words } from './messages.ts';

/** What a refund posted to the books, oldest first. */
export function Entries({ refund }: { refund: QueuedRefund }) {
  const format = useFormat();
  const { currency } = refund;
  const columns: Column<RefundEntry & { row: string }>[] = [
    {
      id: 'at',
      header: words.columns.asked,
      cell: (e) => format.instant(e.at, 'date'),
      className: 'tabular',
    },
    { id: 'account', header: words.account, primary: true, cell: (e) => e.account },
    {
      id: 'debit',
      header: words.debit,
      align: 'right',
      cell: (e) => e.amountMinor > 0 && <MoneyText minor={e.amountMinor} currency={currency} />,
    },
    {
      id: 'credit',
      header: words.credit,
      align: 'right',
      cell: (e) => e.amountMinor < 0 && <MoneyText minor={-e.amountMinor} currency={currency} />,
    },
  ];
  return (
    <DataTable
      label={words.entries}
      columns={columns}
      rows={(refund.entries ?? []).map((e, i) => ({ ...e, row: `${i}` }))}
      rowId={(e) => e.row}
      rowLabel={(e) => e.account}
      dense
      limit={Infinity}
    />
  );
}
