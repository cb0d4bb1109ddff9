import { listItineraries } from '@caravan/sdk/client';
import { getListItinerariesQueryKey } from '@caravan/sdk/react-query';
import { useList } from '@caravan/shell/useList';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Skeleton } from '@caravan/ui/Skeleton';
import { CatalogGrid } from './CatalogGrid.tsx';
import { type CatalogFilters, Filters } from './Filters.tsx';
import { words } from './messages.ts';
import { RecommendedBanner } from './RecommendedBanner.tsx';

export type CatalogProps = { filters: CatalogFilters; onFilter: (filters: CatalogFilters) => void };

const pageSize = 24;

/** The itinerary catalog (H-094 to H-099). */
export function Catalog({ filters, onFilter }: CatalogProps) {
  const list = useList(listItineraries, getListItinerariesQueryKey, { ...filters }, { limit: pageSize });
  const { items, first, error } = list;
  const filtered = Boolean(filters.q || filters.country || filters.category);
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <div className="mt-8 grid grid-cols-1 gap-10 pb-16 md:pb-0">
        {!filtered && <RecommendedBanner />}
        <Filters
          value={filters}
          onChange={onFilter}
          countries={first?.countries ?? []}
          categories={first?.categories ?? []}
        />
        {error && !items ? (
          <ErrorState onRetry={() => list.retry()}>{error.message}</ErrorState>
        ) : !items ? (
          <Loading />
        ) : items.length === 0 ? (
          <EmptyState
            art="search"
            title={words.none}
            action={filtered && <Button onPress={() => onFilter({})}>{words.clear}</Button>}
          >
            {filtered && words.noneText}
          </EmptyState>
        ) : (
          <div aria-busy={list.isStale}>
            <p role="status" className="sr-only">
              {words.shown(items.length)}
            </p>
            <CatalogGrid items={items} />
            {list.hasMore && (
              <div className="mt-12 text-center">
                <Button variant="secondary" isPending={list.isLoadingMore} onPress={() => list.loadMore()}>
                  {words.more}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i}>
          <Skeleton className="aspect-[4/3] w-full rounded-md" />
          <Skeleton lines={2} className="mt-4" />
        </div>
      ))}
    </div>
  );
}
