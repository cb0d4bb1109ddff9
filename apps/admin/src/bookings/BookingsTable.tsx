import type { Booking } from '@caravan/sdk';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { ListTable, type ListTableProps } from '@caravan/shell/ListTable';
import type { List } from '@caravan/shell/useList';
import type { BookingPage } from '@caravan/sdk';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { PanelRightOpen } from 'lucide-react';
import { scrolls } from '../list/ListPage.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { RowLink } from '../list/RowLink.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type BookingsTableProps = {
  bookings: List<BookingPage>;
  /** On a trip's own page its name goes without saying. */
  withTrip?: boolean;
  empty: Pick<ListTableProps<Booking>, 'empty' | 'emptyText' | 'art' | 'emptyLevel'>;
  onOpen: (booking: Booking) => void;
};

export const customerOf = (b: Booking) => `${b.customer.firstName} ${b.customer.lastName}`.trim();

/** Bookings, dense, their amounts aligned. */
export function BookingsTable({ bookings, withTrip = true, empty, onOpen }: BookingsTableProps) {
  const format = useFormat();
  const money = (id: 'total' | 'paid' | 'due', of: (b: Booking) => number): Column<Booking> => ({
    id,
    header: words.columns[id],
    align: 'right',
    cell: (b) => <MoneyText minor={of(b)} currency={b.currency} />,
  });
  const columns: Column<Booking>[] = [
    {
      id: 'order',
      header: words.columns.order,
      primary: true,
      sortKey: 'order',
      cell: (b) => <RowButton onPress={() => onOpen(b)}>{b.orderId}</RowButton>,
      className: 'tabular wide:whitespace-nowrap',
    },
    { id: 'customer', header: words.columns.customer, cell: customerOf },
    ...(withTrip
      ? [
          {
            id: 'trip',
            header: words.columns.trip,
            sortKey: 'trip',
            cell: (b: Booking) => <RowLink href={paths.trip(b.trip.id)}>{b.trip.name}</RowLink>,
          },
        ]
      : []),
    {
      id: 'status',
      header: words.columns.status,
      cell: (b) => (
        <span className="inline-flex flex-wrap gap-1.5">
          <BookingStatusBadge booking={b} size="sm" />
          {b.overdue && (
            <Badge size="sm" tone="red">
              {words.overdue}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'spots',
      header: words.columns.spots,
      align: 'right',
      sortKey: 'spots',
      cell: (b) => b.totalSpotsBooked,
      className: 'tabular',
    },
    money('total', (b) => b.totalMinor),
    money('paid', (b) => b.paidMinor),
    money('due', (b) => b.dueMinor),
    {
      id: 'booked',
      header: words.columns.booked,
      align: 'right',
      sortKey: 'booked',
      cell: (b) => b.bookedAt && format.instant(b.bookedAt, 'date'),
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return (
    <ListTable
      label={words.title}
      columns={columns}
      list={bookings}
      rowId={(b) => b.id}
      rowLabel={(b) => b.orderId}
      className={scrolls}
      {...empty}
      rowActions={(b) => [
        {
          id: 'details',
          label: words.details,
          icon: <PanelRightOpen aria-hidden />,
          onAction: () => onOpen(b),
        },
      ]}
    />
  );
}
