import { type Itinerary, PackageLevel, type PackageSetup } from '@caravan/sdk';
import { supplyNamed } from '@caravan/shell/supplyWords';
import { packageWords } from '@caravan/shell/tripWords';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { words } from './messages.ts';

// In the contract's order: from basic to premium.
const levels = Object.values(PackageLevel);

/** An itinerary's packages, whether offered or not. */
export function Packages({ itinerary }: { itinerary: Itinerary }) {
  const format = useFormat();
  const head = words.packageColumns;
  const columns: Column<PackageSetup>[] = [
    { id: 'level', header: head.level, primary: true, cell: (p) => packageWords[p.level] },
    {
      id: 'state',
      header: head.state,
      cell: (p) => (
        <Badge size="sm" tone={p.enabled ? 'green' : 'grey'} dot>
          {p.enabled ? words.offered : words.notOffered}
        </Badge>
      ),
    },
    {
      id: 'stays',
      header: head.stays,
      cell: (p) => p.accommodationLevels?.map(supplyNamed).join(', ') || '–',
    },
    { id: 'meals', header: head.meals, cell: (p) => p.mealLevels?.map(supplyNamed).join(', ') || '–' },
    { id: 'food', header: head.food, cell: (p) => p.foodOptions?.map(supplyNamed).join(', ') || '–' },
    {
      id: 'periods',
      header: head.periods,
      align: 'right',
      cell: (p) => p.validityPeriods?.length ?? 0,
      className: 'tabular',
    },
    {
      id: 'from',
      header: head.from,
      align: 'right',
      cell: (p) =>
        p.fromPriceMinor === undefined ? '–' : format.money(p.fromPriceMinor, itinerary.currency),
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return (
    <Card padded={false}>
      <DataTable
        label={words.tabs.packages}
        columns={columns}
        rows={itinerary.packages.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level))}
        rowId={(p) => p.level}
        rowLabel={(p) => packageWords[p.level]}
        dense
        empty={
          <EmptyState title={words.noPackages} art="suitcase" level={3}>
            {words.noPackagesText}
          </EmptyState>
        }
      />
    </Card>
  );
}
