import type { EarningsRow, EarningsTableResponse } from '@caravan/sdk/connect';
import { amountRows } from '@caravan/shell/amountRows';
import { useFormat } from '@caravan/shell/useFormat';
import { EarningsTable as Table } from '@caravan/ui/EarningsTable';
import { Spinner } from '@caravan/ui/Spinner';
import { words } from './messages.ts';

export type EarningsTableProps = { table: EarningsTableResponse; isStale: boolean };

/** The host's earnings by number of travelers, with costs shown on demand (H-165, H-414, H-415). */
export function EarningsTable({ table, isStale }: EarningsTableProps) {
  const format = useFormat();
  const c = words.columns;
  const perTraveler = words.perTravelerNote;
  const costs = [
    { key: 'base', label: c.base, note: perTraveler, value: (r: EarningsRow) => r.baseMinor },
    { key: 'variable', label: c.variable, note: perTraveler, value: (r: EarningsRow) => r.variableMinor },
    {
      key: 'subtotal',
      label: c.subtotal,
      note: perTraveler,
      value: (r: EarningsRow) => r.operatorSubtotalMinor,
    },
    { key: 'platform', label: c.platform, note: perTraveler, value: (r: EarningsRow) => r.platformFeeMinor },
    {
      key: 'service',
      label: c.service,
      note: format.percent(table.serviceFeeBp),
      value: (r: EarningsRow) => r.serviceFeeMinor,
    },
    {
      key: 'transaction',
      label: c.transaction,
      note: format.percent(table.transactionFeeBp),
      value: (r: EarningsRow) => r.transactionFeeMinor,
    },
  ].map((column) => ({ ...column, isCost: true }));
  return (
    <section aria-labelledby="earnings" aria-busy={isStale}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex items-center gap-3">
            <h2 id="earnings" className="display-heading">
              {words.table}
            </h2>
            {isStale && <Spinner size="sm" label={words.updating} />}
          </div>
          <p className="mt-1 text-sm text-muted">{words.tableText}</p>
        </div>
      </div>
      <Table
        label={words.table}
        rowLabel={words.travelers}
        currency={table.currency}
        showLabel={words.show}
        hideLabel={words.hide}
        {...amountRows(
          table.rows,
          [
            { key: 'revenue', label: c.revenue, value: (r) => r.revenueMinor },
            ...costs,
            { key: 'perTraveler', label: c.perTraveler, value: (r) => r.earningsPerTravelerMinor },
            { key: 'earnings', label: c.earnings, value: (r) => r.earningsMinor, strong: true },
          ],
          (r) =>
            table.breakEven > 0 && r.travelers === firstAtOrAbove(table) ? noteOf(r, table) : undefined,
        )}
      />
    </section>
  );
}

const noteOf = (row: EarningsRow, { breakEven }: EarningsTableResponse) =>
  row.travelers === breakEven ? words.breakEven : words.breakEvenAt(breakEven);

/** The table shows every other count, so the break-even point may fall between two rows. */
function firstAtOrAbove(table: EarningsTableResponse): number | undefined {
  return table.rows.find((r) => r.travelers >= table.breakEven)?.travelers;
}
