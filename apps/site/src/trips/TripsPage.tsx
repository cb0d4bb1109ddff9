import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import { listPublicTrips } from '@caravan/sdk/client';
import { categoryNamed } from '@caravan/shell/categoryWords';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useFormat } from '@caravan/shell/useFormat';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Button } from '@caravan/ui/Button';
import { ErrorState } from '@caravan/ui/ErrorState';
import { SearchField } from '@caravan/ui/SearchField';
import { Skeleton } from '@caravan/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { pageSize, paramsOf, type TripSearch } from './filter.ts';
import { words } from './messages.ts';
import { NoTrips } from './NoTrips.tsx';
import { PlaceWords } from './PlaceWords.tsx';
import { TripFilters } from './TripFilters.tsx';
import { TripGrid } from './TripGrid.tsx';
import { ViewLink } from './ViewLink.tsx';

// Loaded lazily: few visitors start with the map, which needs the world's country shapes.
const TripMap = lazy(() => import('./TripMap.tsx'));

export type TripsPageProps = { search: TripSearch };

/** All trips that can be booked or are upcoming. The filters are kept in the URL. */
export function TripsPage({ search }: TripsPageProps) {
  const format = useFormat();
  const navigate = useNavigate();
  const { q = '' } = search;
  const category = search.category && categoryNamed(search.category);
  const country = search.country && format.countryNamed(search.country);
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed);
  const narrow = (change: TripSearch) => {
    const next = Object.entries({ ...search, ...change }).filter(([, value]) => value);
    void navigate({ to: '/trips', search: Object.fromEntries(next), replace: true, resetScroll: false });
  };
  useEffect(() => {
    if (settled !== q) narrow({ q: settled });
    // Only typing updates the URL here; an external change of the URL remounts the page through its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  // A single country or category has a page of its own.
  const title = country && category ? words.both(category, country) : (country ?? category ?? words.title);
  usePageTitle(title);
  const list = useList(listPublicTrips, getListPublicTripsQueryKey, paramsOf(search), {
    limit: pageSize,
    order: 'here',
  });
  const first = list.first;

  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[84rem] px-5 pt-12 pb-24 sm:px-8 lg:px-12 lg:pt-20">
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <div>
            <p className="kicker">{words.kicker}</p>
            <h1 className="display-hero mt-3 break-words">{title}</h1>
            <p className="mt-4 max-w-md text-lg text-muted">
              {country ? words.introTo(country) : words.intro}
            </p>
            <PlaceWords search={search} trips={list.items} />
          </div>
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <div className="mt-8">
          <CategoryFilter categories={first?.categories ?? []} search={search} />
        </div>
        <div className="mt-4">
          <TripFilters filters={first?.filters} search={search} onChange={narrow} />
        </div>
        <div className="mt-6 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p role="status" className="tabular text-sm text-muted">
            {first && first.total > 0 && words.found(first.total)}
          </p>
          {(first?.total ?? 0) > 0 && <ViewLink search={search} />}
        </div>
        {list.error && !list.items ? (
          <ErrorState onRetry={() => list.retry()}>{words.failed}</ErrorState>
        ) : first && list.items?.length === 0 ? (
          <NoTrips search={search} without={first.without} />
        ) : (
          <div className={list.isStale ? 'opacity-60 transition-opacity' : ''}>
            {search.view ? (
              <Suspense fallback={<Skeleton className="aspect-[4/3] w-full" />}>
                <TripMap trips={list.items} />
              </Suspense>
            ) : (
              <TripGrid trips={list.items} />
            )}
          </div>
        )}
        {list.hasMore && (
          <div className="mt-16 flex justify-center">
            <Button
              variant="secondary"
              size="lg"
              isPending={list.isLoadingMore}
              onPress={() => list.loadMore()}
            >
              {words.more}
            </Button>
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
