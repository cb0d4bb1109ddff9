import type { Booking, Payment } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { DataTable } from '@caravan/ui/DataTable';
import { charged } from './amounts.ts';
import { words } from './messages.ts';

const tones: Record<string, 'green' | 'red'> = { succeeded: 'green', failed: 'red' };

/** What a payment covers in addition to the booking: insurance, rides. */
function Parts({ payment, money }: { payment: Payment; money: (minor: number) => string }) {
  const { amountMinor, insuranceMinor, transferMinor } = payment;
  return (
    <>
      {transferMinor !== undefined && (
        <Badge size="sm">{amountMinor === 0 ? words.forRides : words.withRides(money(transferMinor))}</Badge>
      )}
      {insuranceMinor !== undefined && (
        <Badge size="sm">
          {amountMinor === 0 && !transferMinor
            ? words.forInsurance
            : words.withInsurance(money(insuranceMinor))}
        </Badge>
      )}
    </>
  );
}

/** The payment history; dates are 'MMM dd, yyyy' (T-266). */
export function PaymentsCard({ booking }: { booking: Booking }) {
  const format = useFormat();
  const money = (minor: number) => format.money(minor, booking.currency, { trim: false });
  return (
    <Card title={words.payments} padded={false}>
      <DataTable<Payment>
        label={words.payments}
        rows={booking.payments}
        rowId={(payment) => payment.id}
        empty={<p className="p-6 text-muted">{words.paymentsEmpty}</p>}
        columns={[
          {
            id: 'date',
            header: words.date,
            primary: true,
            cell: (payment) => format.instant(payment.date, 'date'),
          },
          {
            id: 'type',
            header: words.type,
            cell: (payment) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                {words.paymentTypes[payment.type] ?? payment.type}
                {payment.description && <span className="text-muted">{payment.description}</span>}
                <Parts payment={payment} money={money} />
                {payment.automatic && <Badge size="sm">{words.automatic}</Badge>}
              </span>
            ),
          },
          {
            id: 'status',
            header: words.status,
            cell: (payment) => (
              <Badge size="sm" tone={tones[payment.status] ?? 'neutral'}>
                {payment.expectedOn
                  ? words.expectedBy(format.date(payment.expectedOn))
                  : (words.paymentStatuses[payment.status] ?? payment.status)}
              </Badge>
            ),
          },
          {
            id: 'amount',
            header: words.amount,
            align: 'right',
            cell: (payment) => money(charged(payment)),
          },
        ]}
      />
    </Card>
  );
}
