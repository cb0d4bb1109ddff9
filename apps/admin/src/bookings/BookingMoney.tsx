import type { Booking } from '@caravan/sdk';
import { useAdminBookingMoney } from '@caravan/sdk/react-query';
import { DisputeCard } from '@caravan/shell/DisputeCard';
import { MoneyText } from '@caravan/shell/MoneyText';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { ErrorState } from '@caravan/ui/ErrorState';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { Skeleton } from '@caravan/ui/Skeleton';
import { LedgerTable } from '../money/LedgerTable.tsx';
import { words } from './messages.ts';

/** An order's money: price, payments, refunds, disputes, and ledger entries. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const format = useFormat();
  const { currency } = booking;
  const since = booking.totalMinor - booking.lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const { data, error, refetch } = useAdminBookingMoney(booking.id, { query: { throwOnError: false } });
  return (
    <div className="flex flex-col gap-6">
      {data?.disputes.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} />
      ))}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={words.lines}>
          <PriceBreakdown
            currency={currency}
            lines={[
              ...booking.lines.map((line, i) => ({
                id: `${line.kind}-${i}`,
                label: line.label,
                ...(line.quantity > 1 && {
                  detail: `${line.quantity} × ${format.money(line.unitMinor, currency)}`,
                }),
                amountMinor: line.totalMinor,
              })),
              // Cancellations, refunds, and discounts are in the ledger, not in the original order.
              ...(since === 0 ? [] : [{ id: 'since', label: words.since, amountMinor: since }]),
            ]}
            total={{ label: words.totalLine, amountMinor: booking.totalMinor }}
          />
          {data?.discount && (
            <p className="mt-3 text-sm text-muted">
              {words.discounted(data.discount.code, format.money(data.discount.amountMinor, currency))}
            </p>
          )}
        </Card>
        <Card title={words.payments}>
          <Payments booking={booking} />
        </Card>
      </div>
      <Card title={words.books} padded={false}>
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
        ) : data ? (
          <LedgerTable label={words.books} entries={data.statement.entries} />
        ) : (
          <Skeleton className="m-5" lines={4} />
        )}
      </Card>
    </div>
  );
}

function Payments({ booking }: { booking: Booking }) {
  const format = useFormat();
  // A discount that covers the whole price places the order with a zero payment: no money moved.
  const moved = booking.payments.filter(
    (p) => p.amountMinor !== 0 || Boolean(p.insuranceMinor) || Boolean(p.transferMinor),
  );
  if (moved.length === 0)
    return (
      <p className="text-sm text-muted">
        {booking.payments.some(({ arrived }) => arrived) ? words.covered : words.noPayments}
      </p>
    );
  return (
    <ul className="divide-y divide-line text-sm">
      {moved.map((payment) => (
        <li key={payment.id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span>
            {payment.description || payment.type}
            <span className="block text-[0.8125rem] text-muted tabular">
              {[
                format.instant(payment.date),
                payment.expectedOn
                  ? words.expectedBy(format.date(payment.expectedOn))
                  : (words.paymentStates[payment.status] ?? payment.status),
                payment.automatic && words.automatic,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {!!payment.insuranceMinor && (
              <span className="block text-[0.8125rem] text-muted tabular">
                {words.ofInsurance(format.money(payment.insuranceMinor, booking.currency))}
              </span>
            )}
            {!!payment.transferMinor && (
              <span className="block text-[0.8125rem] text-muted tabular">
                {words.ofRides(format.money(payment.transferMinor, booking.currency))}
              </span>
            )}
          </span>
          <MoneyText minor={payment.amountMinor} currency={booking.currency} />
        </li>
      ))}
    </ul>
  );
}
