import type { Booking, Statement, TravelerShare } from '@caravan/sdk';
import { printInvoice } from '@caravan/sdk/client';
import { getGetBookingStatementQueryOptions } from '@caravan/sdk/react-query';
import { Approximate } from '@caravan/shell/Approximate';
import { PdfButton } from '@caravan/shell/PdfButton';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { Card } from '@caravan/ui/Card';
import { DataTable } from '@caravan/ui/DataTable';
import { Facts } from '@caravan/ui/Facts';
import { LinkButton } from '@caravan/ui/LinkButton';
import { Navigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { party, shows } from '../bookings/bookings.ts';
import { paths } from '../paths.ts';
import { useOpenBooking } from '../trip/TripContext.ts';
import { words } from './messages.ts';
import { StatementTable } from './StatementTable.tsx';

/** A booking's statement, with each traveler's share; the server renders it as an invoice. */
export function BookingStatement() {
  const booking = useOpenBooking();
  if (!shows('statement', booking)) {
    return <Navigate to="/trips/$tripId/trip-overview" params={{ tripId: booking.trip.id }} replace />;
  }
  return <Opened booking={booking} />;
}

function Opened({ booking }: { booking: Booking }) {
  const statement = useLoaded(getGetBookingStatementQueryOptions(booking.id));
  return (
    <div className="mx-auto max-w-3xl">
      <div data-screen-only className="flex flex-wrap items-center justify-between gap-2">
        <LinkButton
          href={paths.trip(booking.trip.id)}
          variant="ghost"
          size="sm"
          icon={<ArrowLeft aria-hidden />}
          className="-ms-3"
        >
          {words.back}
        </LinkButton>
        <PdfButton
          label={words.print}
          name={`invoice-${booking.orderId}.pdf`}
          file={() => printInvoice(booking.id)}
          failed={words.printFailed}
          size="sm"
        />
      </div>
      <h1 className="display-title mt-3">{words.title}</h1>
      <p className="mt-1 text-muted">
        {booking.trip.name} · {words.order(booking.orderId)}
      </p>
      <Sums statement={statement} />
      {statement.dueMinor > 0 && (
        <Approximate minor={statement.dueMinor} currency={statement.currency} choice className="mt-3" />
      )}
      <Card className="mt-6" padded={false}>
        <StatementTable statement={statement} label={words.title} />
      </Card>
      {statement.travelers.length > 1 && <Shares booking={booking} statement={statement} />}
    </div>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const format = useFormat();
  const { totalMinor, paidMinor, dueMinor, currency } = statement;
  const money = (minor: number) => format.money(minor, currency, { trim: false });
  return (
    <Facts
      className="mt-6"
      layout="grid"
      items={[
        { id: 'total', label: words.total, value: money(totalMinor) },
        { id: 'paid', label: words.paid, value: money(paidMinor) },
        {
          id: 'due',
          label: dueMinor < 0 ? words.credit : words.due,
          value: money(Math.abs(dueMinor)),
          strong: true,
        },
      ]}
    />
  );
}

function Shares({ booking, statement }: { booking: Booking; statement: Statement }) {
  const format = useFormat();
  const names = new Map(party(booking).map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
  const amount = (id: 'total' | 'paid' | 'due', minorOf: (share: TravelerShare) => number) => ({
    id,
    header: words[id],
    align: 'right' as const,
    className: 'tabular whitespace-nowrap',
    cell: (share: TravelerShare) => format.money(minorOf(share), statement.currency, { trim: false }),
  });
  return (
    <Card className="mt-6" padded={false} title={words.shares}>
      <DataTable<TravelerShare>
        label={words.shares}
        rows={statement.travelers}
        rowId={(share) => share.participantId}
        columns={[
          {
            id: 'traveler',
            header: words.traveler,
            primary: true,
            cell: (share) => names.get(share.participantId) ?? '',
          },
          amount('total', (share) => share.totalMinor),
          amount('paid', (share) => share.paidMinor),
          amount('due', (share) => share.dueMinor),
        ]}
      />
    </Card>
  );
}
