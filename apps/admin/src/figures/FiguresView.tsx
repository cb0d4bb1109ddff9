import { useGetFigures } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Select } from '@caravan/ui/Select';
import { Skeleton } from '@caravan/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { FiguresTable } from './FiguresTable.tsx';
import { words } from './messages.ts';
import { PeriodFields } from './PeriodFields.tsx';
import { type FiguresSearch, type OpenEntries, presetsAt } from './search.ts';
import { Totals } from './Totals.tsx';

const EntriesDrawer = lazy(() => import('./EntriesDrawer.tsx'));

export type FiguresViewProps = {
  search: FiguresSearch;
  /** Today in the marketplace's time zone. */
  today: string;
  onChange: (search: FiguresSearch) => void;
  /** Shows the entries of a figure: of a row, or of all. */
  onOpen: OpenEntries;
  onClose: () => void;
};

/** What a marketplace sold, collected, and earned in a period: totals, and a row per trip, host, or operator. */
export function FiguresView({ search, today, onChange, onOpen, onClose }: FiguresViewProps) {
  const format = useFormat();
  const usual = presetsAt(today).days30;
  const period = { from: search.from ?? usual.from, to: search.to ?? usual.to };
  const { currency, host, operator, entries, row } = search;
  const by = search.by ?? 'trip';
  const { data, isPlaceholderData } = useGetFigures(
    {
      ...period,
      by,
      ...(currency && { currency }),
      ...(host && { hostId: host }),
      ...(operator && { operatorId: operator }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="mt-7 grid grid-cols-1 items-start gap-3 sm:flex sm:flex-wrap">
        <PeriodFields
          today={today}
          period={period}
          onChange={(next) => {
            const isUsual = next.from === usual.from && next.to === usual.to;
            onChange({ ...search, from: undefined, to: undefined, ...(!isUsual && next) });
          }}
        />
        {data && data.currencies.length > 1 && (
          <Select
            label={words.currency}
            options={data.currencies.map((id) => ({ id, label: id }))}
            value={currency ?? data.currency}
            onChange={(next) => onChange({ ...search, currency: next })}
            className="sm:w-32"
          />
        )}
      </div>
      <div className="mt-4 mb-3 text-sm text-muted" aria-live="polite">
        {data ? (
          words.comparedWith(format.dateRange(data.previousFrom, data.previousTo))
        ) : (
          <Skeleton className="h-5 w-56" />
        )}
      </div>
      <Totals figures={data} isStale={isPlaceholderData} onOpen={onOpen} />
      <FiguresTable
        figures={isPlaceholderData ? undefined : data}
        search={search}
        period={period}
        onChange={onChange}
        onOpen={onOpen}
      />
      <Suspense fallback={null}>
        {entries && (
          <EntriesDrawer
            figure={entries}
            period={period}
            currency={currency}
            host={by === 'host' && row ? row : host}
            operator={by === 'operator' && row ? row : operator}
            trip={by === 'trip' ? row : undefined}
            name={data?.rows.find(({ id }) => id === row)?.name}
            onClose={onClose}
          />
        )}
      </Suspense>
    </>
  );
}
