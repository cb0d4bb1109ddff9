import type { Booking } from '@caravan/sdk';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { RowLink } from '@caravan/shell/RowLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export const customerOf = (b: Booking) => `${b.customer.firstName} ${b.customer.lastName}`.trim();

/** Columns of a bookings table, with aligned amounts. On a trip's own page, the trip column is omitted. */
export function useBookingTable(withTrip = true) {
  const format = useFormat();
  const money = (id: 'total' | 'paid' | 'due', of: (b: Booking) => number): Column<Booking> => ({
    id,
    header: words.columns[id],
    align: 'right',
    cell: (b) => <MoneyText minor={of(b)} currency={b.currency} />,
    file: { amount: (b) => ({ minor: of(b), currency: b.currency }) },
  });
  const columns: Column<Booking>[] = [
    {
      id: 'order',
      header: words.columns.order,
      primary: true,
      sortKey: 'order',
      cell: (b) => <RowLink href={paths.booking(b.id)}>{b.orderId}</RowLink>,
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
      file: { value: (b) => b.bookedAt },
      className: 'tabular wide:whitespace-nowrap',
    },
  ];
  return {
    label: words.title,
    columns,
    rowId: (b: Booking) => b.id,
    rowLabel: (b: Booking) => b.orderId,
  };
}
