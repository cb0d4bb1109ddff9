import type { Credit } from '@caravan/sdk';
import { useAdminListCredits } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { StatCard } from '@caravan/ui/StatCard';
import { person } from './personMessages.ts';

const w = person.credits;

/** A person's trip credits, with their remaining amounts. */
export function Credits({ userId }: { userId: string }) {
  const format = useFormat();
  const { data, error, refetch } = useAdminListCredits(userId, { query: { throwOnError: false } });
  const columns: Column<Credit>[] = [
    { id: 'reason', header: w.reason, primary: true, cell: (c) => c.reason },
    { id: 'given', header: w.given, cell: (c) => format.instant(c.createdAt, 'date'), className: 'tabular' },
    {
      id: 'ends',
      header: w.ends,
      cell: (c) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {format.date(c.expiresOn)}
          {c.expired && <Badge size="sm">{w.expired}</Badge>}
        </span>
      ),
      className: 'tabular',
    },
    {
      id: 'amount',
      header: w.amount,
      align: 'right',
      cell: (c) => <MoneyText minor={c.amountMinor} currency={c.currency} />,
    },
    {
      id: 'left',
      header: w.left,
      align: 'right',
      cell: (c) => <MoneyText minor={c.leftMinor} currency={c.currency} />,
    },
  ];
  return (
    <div className="flex flex-col gap-5">
      {data && data.items.length > 0 && (
        <StatCard
          label={w.usable}
          value={format.money(data.usableMinor, data.currency)}
          className="max-w-xs"
        />
      )}
      <Card padded={false}>
        <DataTable
          label={w.title}
          columns={columns}
          rows={data?.items}
          error={error?.message}
          onRetry={() => void refetch()}
          rowId={(c) => c.id}
          rowLabel={(c) => c.reason}
          dense
          limit={Infinity}
          empty={
            <EmptyState title={w.none} art="coins" level={3}>
              {w.noneText}
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
