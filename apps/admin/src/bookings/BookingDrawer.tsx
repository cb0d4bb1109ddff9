import type { Booking } from '@caravan/sdk';
import { BookingStatusBadge } from '@caravan/shell/BookingStatusBadge';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Drawer } from '@caravan/ui/Drawer';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { TextLink } from '@caravan/ui/TextLink';
import type { ReactNode } from 'react';
import { Trail } from '../audit/Trail.tsx';
import { Facts } from '../list/Facts.tsx';
import { BookingActions } from '../money/BookingActions.tsx';
import { paths } from '../paths.ts';
import { customerOf } from './useBookingTable.tsx';
import { words } from './messages.ts';

export type BookingDrawerProps = { booking: Booking; onClose: () => void };

/** A booking with its party, price and payments. */
export function BookingDrawer({ booking, onClose }: BookingDrawerProps) {
  const format = useFormat();
  const f = words.facts;
  const { customer, currency } = booking;
  return (
    <Drawer isOpen onClose={onClose} title={booking.orderId}>
      <div className="flex flex-col gap-7">
        <div>
          <BookingStatusBadge booking={booking} />
          <p className="mt-2 text-sm">
            <TextLink href={paths.trip(booking.trip.id)}>{booking.trip.name}</TextLink>{' '}
            <span className="text-muted tabular">
              {format.dateRange(booking.trip.startDate, booking.trip.endDate)}
            </span>
          </p>
        </div>
        <BookingActions booking={booking} />
        <Facts
          rows={[
            [f.customer, customerOf(booking)],
            [
              f.email,
              customer.email && <TextLink href={`mailto:${customer.email}`}>{customer.email}</TextLink>,
            ],
            [f.phone, customer.phone],
            [f.party, booking.additionalParticipants.map((p) => `${p.firstName} ${p.lastName}`).join(', ')],
            [
              f.rooms,
              booking.rooms
                .map((r) => `${words.roomTypes[r.roomType]}: ${r.travelers.join(', ')}`)
                .join(' · '),
            ],
            [f.booked, booking.bookedAt && format.instant(booking.bookedAt)],
            [
              f.dueDate,
              booking.paymentDueDate &&
                [format.date(booking.paymentDueDate, 'MM/DD/YYYY'), booking.dueText]
                  .filter(Boolean)
                  .join(' · '),
            ],
            [f.terms, booking.termsAccepted ? words.yes : words.no],
            [f.form, booking.tripFormComplete ? words.complete : words.incomplete],
            [
              f.id,
              <code key="id" className="text-xs">
                {booking.id}
              </code>,
            ],
          ]}
        />
        <Part title={words.lines}>
          <PriceBreakdown
            currency={currency}
            lines={booking.lines.map((line, i) => ({
              id: `${line.kind}-${i}`,
              label: line.label,
              ...(line.quantity > 1 && {
                detail: `${line.quantity} × ${format.money(line.unitMinor, currency)}`,
              }),
              amountMinor: line.totalMinor,
            }))}
            total={{ label: words.totalLine, amountMinor: booking.totalMinor }}
          />
        </Part>
        <Part title={words.payments}>
          {booking.payments.length === 0 ? (
            <p className="text-sm text-muted">{words.noPayments}</p>
          ) : (
            <ul className="divide-y divide-line text-sm">
              {booking.payments.map((payment) => (
                <li key={payment.id} className="flex items-baseline justify-between gap-4 py-2.5">
                  <span>
                    {payment.description || payment.type}
                    <span className="block text-[0.8125rem] text-muted tabular">
                      {[format.instant(payment.date), payment.status, payment.automatic && words.automatic]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  <MoneyText minor={payment.amountMinor} currency={currency} />
                </li>
              ))}
            </ul>
          )}
        </Part>
      </div>
      <Trail objectType="Booking" namespace="Booking" id={booking.id} />
    </Drawer>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}
