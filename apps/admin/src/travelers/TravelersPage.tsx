import { type Traveler, TravelerStatus } from '@caravan/sdk';
import { listTravelers } from '@caravan/sdk/client';
import { getListTravelersQueryKey } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { RowLink } from '@caravan/shell/RowLink';
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

/** The travelers on all bookings. */
export function TravelersPage() {
  const format = useFormat();
  const { traveler: _, ...asked } = route.useSearch();
  const [traveler, open, close] = useOpened('traveler');
  const travelers = useList(listTravelers, getListTravelersQueryKey, asked);
  const columns: Column<Traveler>[] = [
    {
      id: 'name',
      header: words.columns.name,
      primary: true,
      sortKey: 'name',
      cell: (t) => (
        <RowButton onPress={() => open(t.id)}>
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
      file: { value: (t) => t.startDate },
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
      search={words.search}
      filters={[{ name: 'status', label: words.columns.status, all: words.allStatuses, options: statuses }]}
      list={travelers}
      columns={columns}
      rowId={(t) => t.id}
      rowLabel={(t) => `${t.firstName} ${t.lastName}`}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      {traveler && (
        <Suspense fallback={null}>
          <TravelerDrawer key={traveler} id={traveler} onClose={close} />
        </Suspense>
      )}
    </ListPage>
  );
}
