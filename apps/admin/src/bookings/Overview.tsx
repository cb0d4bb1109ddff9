import type { Booking, Participant } from '@caravan/sdk';
import { MoneyText } from '@caravan/shell/MoneyText';
import { RowButton } from '@caravan/shell/RowButton';
import { useFigure } from '@caravan/shell/useFigure';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { type Column, DataTable } from '@caravan/ui/DataTable';
import { StatCard } from '@caravan/ui/StatCard';
import { Facts } from '../list/Facts.tsx';
import { Insurance } from './Insurance.tsx';
import { words } from './messages.ts';

export type OverviewProps = { booking: Booking; onTraveler: (id: string) => void };

/** An order at a glance: figures, travelers, add-ons, and insurance. */
export function Overview({ booking, onTraveler }: OverviewProps) {
  const format = useFormat();
  const figure = useFigure();
  const f = words.facts;
  const { currency } = booking;
  return (
    <div className="flex flex-col gap-6">
      {booking.cancellation && <Cancelled booking={booking} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-3 lg:grid-cols-4">
        <StatCard label={words.columns.spots} value={booking.totalSpotsBooked} />
        <StatCard label={words.columns.total} {...figure(booking.totalMinor, currency)} />
        <StatCard label={words.columns.paid} {...figure(booking.paidMinor, currency)} />
        <StatCard
          label={words.columns.due}
          {...figure(booking.dueMinor, currency)}
          {...(booking.dueText && { detail: booking.dueText })}
        />
      </div>
      <Card title={words.party} padded={false}>
        <Party booking={booking} onTraveler={onTraveler} />
      </Card>
      {booking.addOns.length > 0 && (
        <Card title={words.addOns} padded={false}>
          <AddOns booking={booking} />
        </Card>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={words.order}>
          <Facts
            rows={[
              [f.booked, booking.bookedAt && format.instant(booking.bookedAt)],
              [f.dueDate, booking.paymentDueDate && format.date(booking.paymentDueDate)],
              booking.offerExpiresAt && [f.offer, format.instant(booking.offerExpiresAt)],
              [
                f.automatic,
                booking.automaticPayment &&
                  [words.automaticStates[booking.automaticPayment.status], booking.automaticPayment.cardLabel]
                    .filter(Boolean)
                    .join(' · '),
              ],
              [
                f.rooms,
                booking.rooms
                  .map((r) => `${words.roomTypes[r.roomType]}: ${r.travelers.join(', ')}`)
                  .join(' · '),
              ],
              booking.tripFormComplete !== undefined && [
                f.form,
                booking.tripFormComplete ? words.complete : words.incomplete,
              ],
              booking.rezdyTripId && [f.rezdy, booking.rezdyTripId],
              [
                f.id,
                <code key="id" className="text-xs">
                  {booking.id}
                </code>,
              ],
            ]}
          />
        </Card>
        <Card title={words.insurance}>
          <Insurance bookingId={booking.id} />
        </Card>
      </div>
    </div>
  );
}

function Cancelled({ booking: { cancellation: c, currency } }: { booking: Booking }) {
  const format = useFormat();
  if (!c) return null;
  return (
    <Alert tone="warning" title={c.reason ? words.cancelledFor(c.reason) : words.cancelled}>
      {words.cameBack(
        format.money(c.refundMinor, currency),
        format.money(c.tripCreditMinor, currency),
        format.money(c.forfeitedMinor + c.feeMinor, currency),
      )}
    </Alert>
  );
}

type Person = Participant & { row: string; pays: boolean };

function Party({ booking, onTraveler }: OverviewProps) {
  const format = useFormat();
  const people: Person[] = [booking.customer, ...booking.additionalParticipants].map((person, i) => ({
    ...person,
    row: person.id ?? `${i}`,
    pays: i === 0,
  }));
  const nameOf = (p: Person) => `${p.firstName} ${p.lastName}`;
  const columns: Column<Person>[] = [
    {
      id: 'name',
      header: words.people.name,
      primary: true,
      cell: (p) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {p.id ? <RowButton onPress={() => onTraveler(p.row)}>{nameOf(p)}</RowButton> : nameOf(p)}
          {p.pays && <Badge size="sm">{words.people.pays}</Badge>}
        </span>
      ),
    },
    { id: 'email', header: words.facts.email, cell: (p) => p.email ?? '–' },
    { id: 'phone', header: words.facts.phone, cell: (p) => p.phone ?? '–', className: 'tabular' },
    {
      id: 'country',
      header: words.people.country,
      cell: (p) => (p.countryCode ? format.country(p.countryCode) : '–'),
    },
  ];
  return (
    <DataTable
      label={words.party}
      columns={columns}
      rows={people}
      rowId={(p) => p.row}
      rowLabel={nameOf}
      dense
      limit={Infinity}
    />
  );
}

function AddOns({ booking }: { booking: Booking }) {
  const columns: Column<Booking['addOns'][number]>[] = [
    { id: 'name', header: words.added.name, primary: true, cell: (a) => a.name ?? words.addOnTypes[a.type] },
    { id: 'type', header: words.added.type, cell: (a) => words.addOnTypes[a.type] },
    { id: 'for', header: words.added.traveler, cell: (a) => a.travelerName ?? '–' },
    {
      id: 'status',
      header: words.columns.status,
      cell: (a) => (
        <Badge size="sm" tone={a.deleted ? 'red' : 'grey'}>
          {a.deleted ? words.added.removed : words.addOnStatuses[a.status]}
        </Badge>
      ),
    },
    {
      id: 'price',
      header: words.added.price,
      align: 'right',
      cell: (a) => <MoneyText minor={a.priceMinor} currency={booking.currency} />,
    },
  ];
  return (
    <DataTable
      label={words.addOns}
      columns={columns}
      rows={booking.addOns}
      rowId={(a) => a.addOnId}
      rowLabel={(a) => a.name ?? a.addOnId}
      dense
      limit={Infinity}
    />
  );
}
