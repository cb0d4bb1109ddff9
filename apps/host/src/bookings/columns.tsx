import type { TripTraveler } from '@caravan/sdk';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { MoneyText } from '@caravan/shell/MoneyText';
import { today } from '@caravan/shell/format';
import type { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import type { Column } from '@caravan/ui/DataTable';
import { words } from './messages.ts';

const c = words.columns;
const paidTone = { Paid: 'green', Partial: 'warning', Unpaid: 'grey' } as const;

export const nameOf = (t: TripTraveler) => `${t.traveler.firstName} ${t.traveler.lastName}`;

/** The columns of both tables. */
export function columns(currency: string, format: ReturnType<typeof useFormat>): Column<TripTraveler>[] {
  return [
    {
      id: 'name',
      header: c.name,
      primary: true,
      sortValue: nameOf,
      cell: (t) => (
        <span className="block">
          {nameOf(t)}
          {t.totalSpotsBooked > 1 && (
            <span className="block text-xs font-normal text-muted">{words.party(t.totalSpotsBooked)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'status',
      header: c.status,
      sortValue: (t) => t.displayStatus,
      cell: (t) => <BookingStatusBadge booking={t} size="sm" />,
    },
    {
      id: 'spots',
      header: c.spots,
      align: 'right',
      sortValue: (t) => t.totalSpotsBooked,
      cell: (t) => t.totalSpotsBooked,
    },
    {
      id: 'paid',
      header: c.paid,
      align: 'right',
      sortValue: (t) => t.paidMinor,
      cell: (t) => (
        <span className="inline-flex flex-col items-end gap-1 py-1.5">
          <MoneyText minor={t.paidMinor} currency={currency} />
          <Badge size="sm" tone={paidTone[t.paidStatus]}>
            {words.paidStatus[t.paidStatus]}
          </Badge>
        </span>
      ),
    },
    {
      id: 'total',
      header: c.total,
      align: 'right',
      sortValue: (t) => t.totalMinor,
      cell: (t) => <MoneyText minor={t.totalMinor} currency={currency} />,
    },
    {
      id: 'booked',
      header: c.booked,
      align: 'right',
      sortValue: (t) => t.bookedAt,
      cell: (t) => (
        <time dateTime={t.bookedAt}>{format.date(today(new Date(t.bookedAt)), 'MM/DD/YYYY')}</time>
      ),
    },
  ];
}
