import { type Traveler, TravelerStatus } from '@caravan/sdk';
import { listTravelers } from '@caravan/sdk/client';
import { getListTravelersQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { paths } from '../paths.ts';
import { statusWords, words } from './messages.ts';

const TravelerDrawer = lazy(() => import('./TravelerDrawer.tsx'));
const route = getRouteApi('/travelers');
const statuses = Object.values(TravelerStatus).map((id) => ({ id, label: statusWords[id] }));
const tones: Partial<Record<TravelerStatus, 'green' | 'blue' | 'warning' | 'red'>> = {
  created: 'warning',
  'waiver-complete': 'blue',
  'trip-form-complete': 'blue',
  'ready-to-travel': 'green',
  complete: 'green',
  cancelled: 'red',
};

/** Travelers of all bookings. */
export function TravelersPage() {
  const format = useFormat();
  const { q, status, traveler } = route.useSearch();
  const navigate = route.useNavigate();
  const travelers = useList(listTravelers, getListTravelersQueryKey, { q, status });
  const go = (change: {
    q?: string | undefined;
    status?: TravelerStatus | undefined;
    traveler?: string | undefined;
  }) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const columns: Column<Traveler>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortKey: 'name',
      cell: (t) => (
        <RowButton onPress={() => go({ traveler: t.id })}>
          {t.firstName} {t.lastName}
        </RowButton>
      ),
    },
    {
      id: 'email',
      header: words.columns.email,
      cell: (t) => t.email ?? '–',
    },
    {
      id: 'trip',
      header: words.columns.trip,
      sortKey: 'trip',
      cell: (t) => <RowLink href={paths.trip(t.tripId)}>{t.tripName}</RowLink>,
    },
    {
      id: 'start',
      header: words.columns.start,
      sortKey: 'start',
      cell: (t) => (t.startDate ? format.date(t.startDate) : '–'),
      className: 'tabular',
    },
    {
      id: 'order',
      header: words.columns.order,
      sortKey: 'order',
      cell: (t) => t.orderId,
      className: 'tabular',
    },
    {
      id: 'status',
      header: words.columns.status,
      sortKey: 'status',
      cell: (t) => (
        <Badge size="sm" tone={tones[t.status] ?? 'grey'} dot>
          {statusWords[t.status]}
        </Badge>
      ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={travelers.isStale}
      filters={
        <>
          <SearchBox label={words.search} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
          <FilterSelect
            label={words.columns.status}
            all={words.allStatuses}
            options={statuses}
            value={status}
            onChange={(id) => go({ status: id })}
          />
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        list={travelers}
        rowId={(t) => t.id}
        rowLabel={(t) => `${t.firstName} ${t.lastName}`}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      {traveler && (
        <Suspense fallback={null}>
          <TravelerDrawer key={traveler} id={traveler} onClose={() => go({ traveler: undefined })} />
        </Suspense>
      )}
    </ListPage>
  );
}
