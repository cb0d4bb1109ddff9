import type { Trip } from '@caravan/sdk';
import { type CostRow, PricingService } from '@caravan/sdk/connect';
import { amountRows } from '@caravan/shell/amountRows';
import { useRpc } from '@caravan/shell/rpc';
import { SupplementLine } from '@caravan/shell/SupplementLine';
import { EarningsTable } from '@caravan/ui/EarningsTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { pricingWords as words } from './messages.ts';

const columns = [
  { key: 'base', label: words.columns.base, value: (r: CostRow) => r.baseMinor },
  { key: 'variable', label: words.columns.variable, value: (r: CostRow) => r.variableMinor },
  {
    key: 'subtotal',
    label: words.columns.subtotal,
    value: (r: CostRow) => r.operatorSubtotalMinor,
    strong: true,
  },
  { key: 'platform', label: words.columns.platform, value: (r: CostRow) => r.platformFeeMinor },
  {
    key: 'traveler',
    label: words.columns.traveler,
    value: (r: CostRow) => r.totalTravelerPriceMinor,
    strong: true,
  },
  { key: 'suggested', label: words.columns.suggested, value: (r: CostRow) => r.suggestedMinor },
  { key: 'total', label: words.columns.total, value: (r: CostRow) => r.operatorTotalMinor },
];

/** The cost lines by number of travelers, calculated by the server (O-061). */
export function CostsCard({ trip }: { trip: Trip }) {
  const { data, error, refetch } = useRpc(PricingService.method.costTable, { tripId: trip.id });
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-72 w-full rounded-lg" />;
  if (data.rows.length === 0) return <EmptyState title={words.noCosts} art="coins" level={3} />;
  return (
    <div>
      <p className="mb-4 text-sm text-muted">{words.text(data.freeOfCharge)}</p>
      <EarningsTable
        label={words.title}
        rowLabel={words.travelers}
        currency={data.currency}
        isTall
        {...amountRows(data.rows, columns)}
      />
      <SupplementLine costs={data} />
    </div>
  );
}
