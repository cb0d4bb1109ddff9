import type { Payout } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import type { Column } from '@caravan/ui/DataTable';
import { useFormat } from '../format/useFormat.ts';
import type { List, Page } from '../list/useList.ts';
import { ListTable } from '../ListTable/ListTable.tsx';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { words } from './messages.ts';
import { PayoutLabel } from './PayoutLabel.tsx';

export type PayoutHistoryProps = {
  list: List<Page<Payout>>;
};

/** Past and upcoming payouts of a host or operator, newest first. */
export function PayoutHistory({ list }: PayoutHistoryProps) {
  const format = useFormat();
  const columns: Column<Payout>[] = [
    { id: 'what', header: words.what, primary: true, cell: (p) => <PayoutLabel payout={p} /> },
    { id: 'trip', header: words.trip, cell: (p) => p.tripName },
    {
      id: 'state',
      header: words.state,
      cell: (p) => (
        <Badge size="sm" tone={words.tones[p.status]}>
          {p.statusText}
        </Badge>
      ),
    },
    { id: 'due', header: words.due, align: 'right', className: 'tabular', cell: (p) => format.date(p.dueOn) },
    {
      id: 'sent',
      header: words.sent,
      align: 'right',
      className: 'tabular',
      cell: (p) => p.sentAt && format.instant(p.sentAt, 'date'),
    },
    {
      id: 'amount',
      header: words.amount,
      align: 'right',
      cell: (p) => <MoneyText minor={p.amountMinor} currency={p.currency} />,
    },
  ];
  return (
    <Card padded={false} title={words.payouts}>
      <ListTable
        list={list}
        label={words.payouts}
        columns={columns}
        rowId={(p) => p.id}
        rowLabel={(p) => [p.label, p.tripName].filter(Boolean).join(', ')}
        art="suitcase"
        emptyLevel={3}
        empty={words.noPayouts}
        emptyText={words.noPayoutsText}
      />
    </Card>
  );
}
