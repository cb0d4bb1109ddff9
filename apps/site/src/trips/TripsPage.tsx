import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import { listPublicTrips } from '@caravan/sdk/client';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useFormat } from '@caravan/shell/useFormat';
import { usePages } from '@caravan/shell/usePages';
import { usePlace } from '@caravan/shell/usePlace';
import { usePublicTitle } from '@caravan/shell/usePublicTitle';
import { SimpleButton } from '@caravan/ui/SimpleButton';
import { FilterForm } from '@caravan/ui/FilterForm';
import { SearchField } from '@caravan/ui/SearchField';
import { Skeleton } from '@caravan/ui/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { pageSize, paramsOf, type TripSearch } from './filter.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { PlaceWords } from './PlaceWords.tsx';
import { TripFilters } from './TripFilters.tsx';
import { TripGrid } from './TripGrid.tsx';
import { TripSort } from './TripSort.tsx';
import { ViewLink } from './ViewLink.tsx';

// Loaded lazily: few visitors start with the map, which needs the world's country shapes.
const TripMap = lazy(() => import('./TripMap.tsx'));
// Loaded lazily: empty results and errors are rare.
const NoTrips = lazy(async () => ({ default: (await import('./NoTrips.tsx')).NoTrips }));
const ErrorState = lazy(async () => ({ default: (await import('@caravan/ui/ErrorState')).ErrorState }));

export type TripsPageProps = { search: TripSearch };

/** All trips that can be booked or are upcoming. The filters are kept in the URL. */
export function TripsPage({ search }: TripsPageProps) {
  const format = useFormat();
  const here = usePlace();
  const { q = '' } = search;
  const country = search.country && format.countryNamed(search.country);
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed);
  const narrow = (change: TripSearch) => here.narrow(change, { replace: true });
  useEffect(() => {
    if (settled !== q) narrow({ q: settled });
    // Only typing updates the URL here; an external change of the URL remounts the page through its key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const list = usePages(listPublicTrips, getListPublicTripsQueryKey, paramsOf(search), {
    limit: pageSize,
  });
  const first = list.first;
  // A single country or category has a page of its own.
  const category = search.category && (first ? (first.category?.name ?? search.category) : '…');
  const destination = first?.destination;
  const place = destination?.name ?? search.destination ?? country;
  const title = place && category ? words.both(category, place) : (place ?? category ?? words.title);
  usePublicTitle(title);

  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[84rem] px-5 pt-12 pb-24 sm:px-8 lg:px-12 lg:pt-20">
        {/* The form also filters the list without scripts, through its URL. */}
        {destination?.picture && (
          <img
            src={destination.picture.url}
            alt={destination.picture.alt ?? ''}
            className="mb-10 aspect-[3/2] w-full sm:aspect-[3/1] rounded-lg bg-sunken object-cover"
          />
        )}
        <FilterForm action={paths.trips()} onSubmit={() => narrow({ q: typed })}>
          <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-end">
            <div>
              <p className="kicker">{words.kicker}</p>
              <h1 className="display-hero mt-3 break-words">{title}</h1>
              <p className="mt-4 max-w-md text-lg text-muted">
                {destination?.intro ?? (place ? words.introTo(place) : words.intro)}
              </p>
              <PlaceWords search={search} trips={list.items} />
            </div>
            <SearchField
              name="q"
              label={words.search}
              placeholder={words.searchPlaceholder}
              value={typed}
              onChange={setTyped}
            />
          </div>
          <div className="mt-8">
            <CategoryFilter
              categories={first?.categories ?? []}
              search={search}
              current={first?.category?.id ?? search.category}
            />
          </div>
          <div className="mt-4">
            <TripFilters
              filters={first?.filters}
              search={search}
              destination={destination?.id}
              onChange={narrow}
            />
          </div>
          <div className="mt-6 mb-6 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p role="status" className="tabular text-sm text-muted">
              {first && first.total > 0 && words.found(first.total)}
            </p>
            {(first?.total ?? 0) > 0 && (
              <div className="flex flex-wrap items-center gap-2 sm:gap-3">
                <TripSort search={search} onChange={narrow} />
                <ViewLink search={search} />
              </div>
            )}
          </div>
          <noscript>
            {search.category && <input type="hidden" name="category" value={search.category} />}
            <SimpleButton type="submit" className="mb-6">
              {words.apply}
            </SimpleButton>
          </noscript>
        </FilterForm>
        {list.error && !list.items ? (
          <Suspense fallback={null}>
            <ErrorState onRetry={() => list.retry()}>{words.failed}</ErrorState>
          </Suspense>
        ) : first && list.items?.length === 0 ? (
          <Suspense fallback={null}>
            <NoTrips search={search} without={first.without} />
          </Suspense>
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
            <SimpleButton
              variant="secondary"
              size="lg"
              isPending={list.isLoadingMore}
              onPress={() => list.loadMore()}
            >
              {words.more}
            </SimpleButton>
          </div>
        )}
      </div>
    </SiteFrame>
  );
}
