import { type EarningsRow, PricingService } from '@caravan/sdk/connect';
import { amountRows } from '@caravan/shell/amountRows';
import { useRpc } from '@caravan/shell/rpc';
import { EarningsTable as Table } from '@caravan/ui/EarningsTable';
import { tripWords } from './messages.ts';
import { TableSlot } from './TableSlot.tsx';

const words = tripWords.earnings;
const columns = [
  { key: 'revenue', label: words.revenue, value: (r: EarningsRow) => r.revenueMinor },
  { key: 'operator', label: words.operator, value: (r: EarningsRow) => r.operatorSubtotalMinor },
  { key: 'platform', label: words.platform, value: (r: EarningsRow) => r.platformFeeMinor },
  { key: 'service', label: words.service, value: (r: EarningsRow) => r.serviceFeeMinor },
  { key: 'transaction', label: words.transaction, value: (r: EarningsRow) => r.transactionFeeMinor },
  { key: 'earnings', label: words.earnings, value: (r: EarningsRow) => r.earningsMinor, strong: true },
  { key: 'each', label: words.each, value: (r: EarningsRow) => r.earningsPerTravelerMinor },
];

/** The host's earnings by number of travelers, with the break-even point marked. */
export function EarningsTable({ tripId, priced }: { tripId: string; priced: boolean }) {
  const earnings = useRpc(PricingService.method.earningsTable, { tripId }, { enabled: priced });
  if (!priced) return <p className="text-sm text-muted">{words.none}</p>;
  return (
    <TableSlot title={words.title} query={earnings}>
      {(data) => (
        <Table
          label={words.label}
          rowLabel={tripWords.costs.travelers}
          currency={data.currency}
          {...amountRows(data.rows, columns, (r) =>
            r.travelers === data.breakEven ? tripWords.prices.breakEven : undefined,
          )}
        />
      )}
    </TableSlot>
  );
}
