import type { FigureRow, Figures, FiguresBy } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { useTenant } from '@caravan/shell/useTenant';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { DataTable } from '@caravan/ui/DataTable';
import { EmptyState } from '@caravan/ui/EmptyState';
import { SegmentedControl } from '@caravan/ui/SegmentedControl';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { columnsFor } from './columns.tsx';
import { words } from './messages.ts';
import { Only } from './Only.tsx';
import type { FiguresSearch, OpenEntries, Period } from './search.ts';
import { type Sort, sortRows } from './sort.ts';

export type FiguresTableProps = {
  figures: Figures | undefined;
  search: FiguresSearch;
  period: Period;
  onChange: (search: FiguresSearch) => void;
  onOpen: OpenEntries;
};

const kinds = (['trip', 'host', 'operator'] as const).map((id) => ({ id, label: words.by[id] }));

/** A row per trip, host, or operator, which can be sorted, downloaded, and narrowed down to trips. */
export function FiguresTable({ figures, search, period, onChange, onOpen }: FiguresTableProps) {
  const format = useFormat();
  const tenant = useTenant();
  const by = search.by ?? 'trip';
  const currency = figures?.currency ?? tenant.currency;
  const [sort, setSort] = useState<Sort>({ column: 'sold', direction: 'descending' });
  const columns = useMemo(() => columnsFor(by, currency, format, onOpen), [by, currency, format, onOpen]);
  const rows = useMemo(() => figures && sortRows(figures.rows, columns, sort), [figures, columns, sort]);
  const download = () =>
    import('./download.ts').then(({ download: save }) =>
      save(`${words.title} ${words.by[by]} ${period.from} ${period.to}`, columns, rows ?? []),
    );
  return (
    <section className="mt-8" aria-label={words.by[by]}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={words.rows}
          options={kinds}
          value={by}
          onChange={(next) => onChange({ ...search, by: next as FiguresBy })}
        />
        <Only search={search} onChange={onChange} />
        <Button
          variant="secondary"
          icon={<Download aria-hidden />}
          isDisabled={!rows?.length}
          onPress={() => void download()}
          className="sm:ms-auto"
        >
          {words.download}
        </Button>
      </div>
      <Card padded={false}>
        <DataTable
          key={by}
          label={words.by[by]}
          columns={columns}
          rows={rows}
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          sort={sort}
          onSortChange={setSort}
          dense
          empty={
            <EmptyState title={words.empty} art="horizon">
              {words.emptyText}
            </EmptyState>
          }
          {...(by !== 'trip' && {
            rowActions: (row: FigureRow) => [
              {
                id: 'trips',
                label: words.showTrips,
                onAction: () => onChange({ ...search, by: undefined, [by]: row.id }),
              },
            ],
          })}
        />
      </Card>
    </section>
  );
}
