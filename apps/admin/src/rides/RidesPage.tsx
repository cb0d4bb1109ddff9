import { type GroundTransfer, GroundTransferType, RideStatus } from '@caravan/sdk';
import { listGroundTransfers } from '@caravan/sdk/client';
import { getListGroundTransfersQueryKey } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable } from '@caravan/shell/ListTable';
import { useList } from '@caravan/shell/useList';
import { Badge, type BadgeProps } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { ListPage, scrolls } from '../list/ListPage.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { oneOf } from '../list/search.ts';
import { paths } from '../paths.ts';
import { statusWords, typeWords, words } from './messages.ts';

const RideDrawer = lazy(() => import('./RideDrawer.tsx'));
const route = getRouteApi('/rides');
const statuses = Object.values(RideStatus).map((id) => ({ id, label: statusWords[id] }));
const types = Object.values(GroundTransferType).map((id) => ({ id, label: typeWords[id] }));
const tones: Partial<Record<RideStatus, NonNullable<BadgeProps['tone']>>> = {
  pending: 'warning',
  processing: 'warning',
  confirmed: 'green',
  cancelled: 'red',
  completed: 'grey',
};

const metBy = ({ journey }: GroundTransfer) => `${journey.traveler.firstName} ${journey.traveler.lastName}`;

/** Rides of all travelers and hosts that the helper looks after (H-484). */
export function RidesPage() {
  const { q, ride, ...asked } = route.useSearch();
  const status = oneOf(asked.status, Object.values(RideStatus));
  const type = oneOf(asked.type, Object.values(GroundTransferType));
  const navigate = route.useNavigate();
  const format = useFormat();
  const rides = useList(listGroundTransfers, getListGroundTransfersQueryKey, { q, status, type });
  const go = (change: {
    q?: string | undefined;
    status?: string | undefined;
    type?: string | undefined;
    ride?: string | undefined;
  }) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const columns: Column<GroundTransfer>[] = [
    {
      id: 'code',
      header: words.columns.code,
      primary: true,
      cell: (r) => <RowButton onPress={() => go({ ride: r.id })}>{r.journey.code}</RowButton>,
    },
    {
      id: 'type',
      header: words.columns.type,
      sortKey: 'type',
      cell: (r) => typeWords[r.journey.type],
    },
    {
      id: 'status',
      header: words.columns.status,
      sortKey: 'status',
      cell: (r) => (
        <Badge size="sm" tone={tones[r.displayStatus] ?? 'blue'} dot>
          {statusWords[r.displayStatus]}
        </Badge>
      ),
    },
    {
      id: 'pickup',
      header: words.columns.pickup,
      sortKey: 'pickup',
      cell: (r) => format.instant(r.journey.pickupDateTime, undefined, r.journey.timeZone),
      className: 'tabular wide:whitespace-nowrap',
    },
    {
      id: 'way',
      header: words.columns.way,
      cell: (r) => `${r.journey.origin.name} – ${r.journey.destination.name}`,
    },
    { id: 'met', header: words.columns.met, cell: metBy },
    {
      id: 'trip',
      header: words.columns.trip,
      sortKey: 'trip',
      cell: (r) => <RowLink href={paths.trip(r.tripId)}>{r.tripName}</RowLink>,
    },
    {
      id: 'price',
      header: words.columns.price,
      align: 'right',
      sortKey: 'price',
      cell: ({ bookingId, journey }) =>
        bookingId && journey.priceSummary ? (
          <MoneyText minor={journey.priceSummary.totalMinor} currency={journey.priceSummary.currency} />
        ) : (
          <span className="text-muted">{words.free}</span>
        ),
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      isStale={rides.isStale}
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
          <FilterSelect
            label={words.columns.type}
            all={words.allTypes}
            options={types}
            value={type}
            onChange={(id) => go({ type: id })}
          />
        </>
      }
    >
      <ListTable
        label={words.title}
        columns={columns}
        list={rides}
        rowId={(r) => r.id}
        rowLabel={(r) => r.journey.code}
        className={scrolls}
        empty={words.empty}
        emptyText={words.emptyText}
        art="search"
      />
      <Suspense fallback={null}>
        {ride && <RideDrawer key={ride} id={ride} onClose={() => go({ ride: undefined })} />}
      </Suspense>
    </ListPage>
  );
}
