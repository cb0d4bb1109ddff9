import type { InventoryItem } from '@caravan/sdk';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import type { MenuAction } from '@caravan/ui/Menu';
import type { ReactNode } from 'react';
import { Asked } from '../itineraries/Asked.tsx';
import { words } from './messages.ts';

const tones = { inUse: 'blue', fullyPending: 'warning', fullyBooked: 'purple', available: 'green' } as const;

export type InventoryTableProps = {
  items: InventoryItem[] | undefined;
  currency: string;
  error?: string | undefined;
  onRetry: () => void;
  empty: ReactNode;
  limit: number;
  rowActions: (item: InventoryItem) => MenuAction[];
};

/** A compact table of departures: date, package, spots taken, and cost. */
export function InventoryTable({
  items,
  currency,
  error,
  onRetry,
  empty,
  limit,
  rowActions,
}: InventoryTableProps) {
  const format = useFormat();
  const lowest = (item: InventoryItem) => Math.min(...item.costSchedule.map((t) => t.priceMinor));
  const name = (item: InventoryItem) =>
    words.rowName(format.date(item.startDate, 'MM/DD/YYYY'), packageWords[item.packageLevel]);
  const columns: Column<InventoryItem>[] = [
    {
      id: 'date',
      header: words.columns.date,
      primary: true,
      sortValue: (i) => i.startDate,
      cell: (i) => (
        <>
          {format.date(i.startDate, 'MM/DD/YYYY')}
          <Asked field={`departures/${i.id}`} plain />
        </>
      ),
      className: 'tabular',
    },
    {
      id: 'package',
      header: words.columns.package,
      sortValue: (i) => i.packageLevel,
      cell: (i) => packageWords[i.packageLevel],
    },
    {
      id: 'status',
      header: words.columns.status,
      sortValue: (i) => i.status,
      cell: (i) => (
        <Badge size="sm" tone={tones[i.status]} dot>
          {words.statuses[i.status]}
        </Badge>
      ),
    },
    {
      id: 'trips',
      header: words.columns.trips,
      align: 'right',
      sortValue: (i) => i.quantityAvailable - i.quantityPending - i.quantityConfirmed,
      cell: (i) => words.taken(i.quantityPending + i.quantityConfirmed, i.quantityAvailable),
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'cost',
      header: words.columns.cost,
      align: 'right',
      sortValue: lowest,
      cell: (i) => format.money(lowest(i), currency),
    },
  ];
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={items}
      rowId={(i) => i.id}
      rowLabel={name}
      error={error}
      onRetry={onRetry}
      empty={empty}
      sort={{ column: 'date', direction: 'ascending' }}
      limit={limit}
      rowActions={rowActions}
      dense
      // O-238: the list scrolls under a sticky header.
      className="[&>div]:max-h-[31.25rem] [&>div]:overflow-y-auto"
    />
  );
}
