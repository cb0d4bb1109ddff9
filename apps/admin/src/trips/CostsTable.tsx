import { type CostRow, PricingService } from '@caravan/sdk/connect';
import { amountRows } from '@caravan/shell/amountRows';
import { useRpc } from '@caravan/shell/rpc';
import { SupplementLine } from '@caravan/shell/SupplementLine';
import { EarningsTable } from '@caravan/ui/EarningsTable';
import { tripWords } from './messages.ts';
import { TableSlot } from './TableSlot.tsx';

const words = tripWords.costs;
const columns = [
  { key: 'base', label: words.base, value: (r: CostRow) => r.baseMinor },
  { key: 'variable', label: words.variable, value: (r: CostRow) => r.variableMinor },
  { key: 'subtotal', label: words.subtotal, value: (r: CostRow) => r.operatorSubtotalMinor },
  { key: 'platform', label: words.platform, value: (r: CostRow) => r.platformFeeMinor },
  { key: 'traveler', label: words.traveler, value: (r: CostRow) => r.totalTravelerPriceMinor },
  { key: 'suggested', label: words.suggested, value: (r: CostRow) => r.suggestedMinor, strong: true },
  { key: 'total', label: words.total, value: (r: CostRow) => r.operatorTotalMinor },
];

/** The operator's costs by number of travelers. */
export function CostsTable({ tripId }: { tripId: string }) {
  const costs = useRpc(PricingService.method.costTable, { tripId });
  return (
    <TableSlot title={words.title} query={costs}>
      {(data) => (
        <>
          <EarningsTable
            label={words.label}
            rowLabel={words.travelers}
            currency={data.currency}
            {...amountRows(data.rows, columns)}
          />
          <SupplementLine costs={data} />
        </>
      )}
    </TableSlot>
  );
}
