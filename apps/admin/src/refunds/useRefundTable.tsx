import type { QueuedRefund, RefundState } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { RowButton } from '@caravan/shell/RowButton';
import { RowLink } from '@caravan/shell/RowLink';
import { useFormat } from '@caravan/shell/useFormat';
import { useNow } from '@caravan/shell/useNow';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export const tones: Record<RefundState, 'grey' | 'blue' | 'green' | 'red' | 'neutral'> = {
  waiting: 'grey',
  sent: 'blue',
  arrived: 'green',
  failed: 'red',
  paidAnotherWay: 'neutral',
};

/** Columns of the refunds table. */
export function useRefundTable(onOpen: (id: string) => void) {
  const format = useFormat();
  const now = useNow();
  const c = words.columns;
  const days = (at: string) => Math.max(0, Math.floor((now - Date.parse(at)) / 86_400_000));
  const columns: Column<QueuedRefund>[] = [
    {
      id: 'order',
      header: c.order,
      primary: true,
      cell: (r) => <RowButton onPress={() => onOpen(r.id)}>{r.orderId ?? words.noOrder}</RowButton>,
      className: 'tabular wide:whitespace-nowrap',
    },
    { id: 'person', header: c.person, cell: (r) => r.customer },
    {
      id: 'state',
      header: c.state,
      sortKey: 'urgent',
      cell: (r) => (
        <span className="flex flex-col gap-1 narrow:items-end">
          <Badge size="sm" tone={tones[r.state]} dot className="self-start whitespace-nowrap narrow:self-end">
            {words.states[r.state]}
          </Badge>
          {r.failure && <span className="text-[0.8125rem] text-muted">{r.failure}</span>}
        </span>
      ),
    },
    {
      id: 'amount',
      header: c.amount,
      align: 'right',
      sortKey: 'amount',
      cell: (r) => <MoneyText minor={r.amountMinor} currency={r.currency} />,
      file: { amount: (r) => ({ minor: r.amountMinor, currency: r.currency }) },
    },
    { id: 'method', header: c.method, cell: (r) => r.method, className: 'tabular' },
    { id: 'cause', header: c.cause, cell: (r) => words.causes[r.cause] },
    {
      id: 'trip',
      header: c.trip,
      cell: (r) => r.tripId && <RowLink href={paths.trip(r.tripId)}>{r.tripName}</RowLink>,
    },
    { id: 'askedBy', header: c.askedBy, cell: (r) => r.askedBy ?? words.nobody },
    {
      id: 'asked',
      header: c.asked,
      align: 'right',
      sortKey: 'asked',
      cell: (r) => (
        <>
          {format.instant(r.askedAt, 'date')}
          <span className="block text-[0.8125rem] text-muted">
            {days(r.askedAt) > 0 ? words.days(days(r.askedAt)) : words.today}
          </span>
        </>
      ),
      file: { value: (r) => r.askedAt },
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return {
    label: words.title,
    columns,
    rowId: (r: QueuedRefund) => r.id,
    rowLabel: (r: QueuedRefund) =>
      [r.orderId ?? words.noOrder, format.money(r.amountMinor, r.currency)].join(', '),
  };
}
