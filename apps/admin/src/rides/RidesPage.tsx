import { type GroundTransfer, GroundTransferType, RideStatus } from '@caravan/sdk';
import { listGroundTransfers } from '@caravan/sdk/client';
import { getListGroundTransfersQueryKey } from '@caravan/sdk/react-query';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { ListPage } from '@caravan/shell/ListPage';
import { useOpened } from '@caravan/shell/useOpened';
import { useList } from '@caravan/shell/useList';
import { Badge, type BadgeProps } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RowButton } from '@caravan/shell/RowButton';
import { RowLink } from '@caravan/shell/RowLink';
import { oneOf } from '@caravan/shell/search';
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

/** The rides of all travelers and hosts that the staff member looks after (H-484). */
export function RidesPage() {
  const { ride: _, status, type, ...asked } = route.useSearch();
  const [ride, open, close] = useOpened('ride');
  const format = useFormat();
  const rides = useList(listGroundTransfers, getListGroundTransfersQueryKey, {
    ...asked,
    status: oneOf(status, Object.values(RideStatus)),
    type: oneOf(type, Object.values(GroundTransferType)),
  });
  const columns: Column<GroundTransfer>[] = [
    {
      id: 'code',
      header: words.columns.code,
      primary: true,
      cell: (r) => <RowButton onPress={() => open(r.id)}>{r.journey.code}</RowButton>,
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
      file: { value: (r) => r.journey.pickupDateTime },
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
      file: {
        amount: ({ bookingId, journey }) =>
          bookingId && journey.priceSummary
            ? { minor: journey.priceSummary.totalMinor, currency: journey.priceSummary.currency }
            : undefined,
      },
    },
  ];
  return (
    <ListPage
      title={words.title}
      description={words.description}
      search={words.search}
      filters={[
        { name: 'status', label: words.columns.status, all: words.allStatuses, options: statuses },
        { name: 'type', label: words.columns.type, all: words.allTypes, options: types },
      ]}
      list={rides}
      columns={columns}
      rowId={(r) => r.id}
      rowLabel={(r) => r.journey.code}
      empty={words.empty}
      emptyText={words.emptyText}
      art="search"
    >
      <Suspense fallback={null}>{ride && <RideDrawer key={ride} id={ride} onClose={close} />}</Suspense>
    </ListPage>
  );
}
