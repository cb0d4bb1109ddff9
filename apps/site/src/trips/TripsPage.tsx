import { getListPublicTripsQueryKey } from '@caravan/sdk/react-query';
import { listPublicTrips } from '@caravan/sdk/client';
import { useDebounced } from '@caravan/shell/useDebounced';
import { useList } from '@caravan/shell/useList';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { Button } from '@caravan/ui/Button';
import { EmptyState } from '@caravan/ui/EmptyState';
import { ErrorState } from '@caravan/ui/ErrorState';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SearchField } from '@caravan/ui/SearchField';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SiteFrame } from '../frame/SiteFrame.tsx';
import { paths } from '../paths.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { words } from './messages.ts';
import { TripGrid } from './TripGrid.tsx';

const pageSize = 12;

export type TripsPageProps = { q: string; category: string };

/** All trips that one can book or look forward to. */
export function TripsPage({ q, category }: TripsPageProps) {
  usePageTitle(words.title);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed);
  useEffect(() => {
    if (settled !== q) {
      void navigate({
        to: '/trips',
        search: { ...(settled && { q: settled }), ...(category && { category }) },
        replace: true,
      });
    }
    // Only what was typed moves the address; a changed address is taken over below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);

  const list = useList(listPublicTrips, getListPublicTripsQueryKey, { q, category }, { limit: pageSize });
  const filtered = Boolean(q || category);

  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-[84rem] px-5 pt-12 pb-24 sm:px-8 lg:px-12 lg:pt-20">
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-end">
          <div>
            <p className="kicker">{words.kicker}</p>
            <h1 className="display-hero mt-3">{words.title}</h1>
            <p className="mt-4 max-w-md text-lg text-muted">{words.intro}</p>
          </div>
          <SearchField
            label={words.search}
            placeholder={words.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <div className="mt-10 mb-12">
          <CategoryFilter categories={list.first?.categories ?? []} current={category} q={q} />
        </div>
        {list.error && !list.items ? (
          <ErrorState onRetry={() => list.retry()}>{words.failed}</ErrorState>
        ) : list.items?.length === 0 ? (
          <EmptyState
            art="search"
            title={filtered ? words.emptyTitle : words.noneTitle}
            {...(filtered && {
              action: (
                <LinkButton href={paths.trips()} variant="secondary">
                  {words.clear}
                </LinkButton>
              ),
            })}
          >
            {filtered ? words.emptyText : words.noneText}
          </EmptyState>
        ) : (
          <div className={list.isStale ? 'opacity-60 transition-opacity' : ''}>
            <TripGrid trips={list.items} />
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
