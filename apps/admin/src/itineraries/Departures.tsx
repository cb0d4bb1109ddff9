import type { InventoryItem, Itinerary, Tier } from '@caravan/sdk';
import { useListInventory } from '@caravan/sdk/react-query';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { CommentAt } from './CommentAt.tsx';
import { words } from './messages.ts';

/** The price per traveler by the number of travelers. */
const prices = (tiers: readonly Tier[], currency: string, format: ReturnType<typeof useFormat>) =>
  tiers.length === 0 ? (
    '–'
  ) : (
    <ul>
      {tiers.map(({ numberOfTravelers, priceMinor }) => (
        <li key={numberOfTravelers}>{words.tier(numberOfTravelers, format.money(priceMinor, currency))}</li>
      ))}
    </ul>
  );

/** The departures that an itinerary is offered with, and what each costs by the number of travelers. */
export function Departures({ itinerary: { id, currency } }: { itinerary: Itinerary }) {
  const format = useFormat();
  const { data, error, refetch } = useListInventory(id, undefined, { query: { throwOnError: false } });
  const head = words.departureColumns;
  const columns: Column<InventoryItem>[] = [
    {
      id: 'date',
      header: head.date,
      primary: true,
      sortValue: (d) => d.startDate,
      cell: (d) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <time dateTime={d.startDate}>{format.date(d.startDate, 'long')}</time>
          <CommentAt field={`departures/${d.id}`} label={format.date(d.startDate, 'long')} />
        </span>
      ),
      className: 'tabular',
    },
    { id: 'package', header: head.package, cell: (d) => packageWords[d.packageLevel] },
    {
      id: 'trips',
      header: head.trips,
      align: 'right',
      cell: (d) => d.quantityAvailable,
      className: 'tabular',
    },
    {
      id: 'prices',
      header: head.prices,
      cell: (d) => prices(d.costSchedule, currency, format),
      className: 'tabular',
    },
    {
      id: 'supplement',
      header: head.supplement,
      align: 'right',
      cell: (d) => format.money(d.singleSupplementPriceMinor, currency),
      className: 'tabular',
    },
  ];
  return (
    <Card padded={false}>
      <DataTable
        label={words.departures}
        columns={columns}
        rows={data?.items}
        rowId={(d) => d.id}
        rowLabel={(d) => format.date(d.startDate, 'long')}
        error={error?.message}
        onRetry={() => void refetch()}
        sort={{ column: 'date', direction: 'ascending' }}
        limit={25}
        dense
        empty={
          <EmptyState title={words.noDepartures} art="calendar" level={3}>
            {words.noDeparturesText}
          </EmptyState>
        }
      />
    </Card>
  );
}
