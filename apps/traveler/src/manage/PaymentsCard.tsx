import type { Booking, Payment } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { DataTable } from '@caravan/ui/DataTable';
import { charged } from './amounts.ts';
import { words } from './messages.ts';
import { words as listed } from './payments/messages.ts';

const tones: Record<string, 'green' | 'red'> = { succeeded: 'green', failed: 'red' };

/** What a payment covers in addition to the booking: insurance, rides. */
function Parts({ payment, money }: { payment: Payment; money: (minor: number) => string }) {
  const { amountMinor, insuranceMinor, transferMinor } = payment;
  return (
    <>
      {transferMinor !== undefined && (
        <Badge size="sm">
          {amountMinor === 0 ? listed.forRides : listed.withRides(money(transferMinor))}
        </Badge>
      )}
      {insuranceMinor !== undefined && (
        <Badge size="sm">
          {amountMinor === 0 && !transferMinor
            ? listed.forInsurance
            : listed.withInsurance(money(insuranceMinor))}
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
        empty={<p className="p-6 text-muted">{listed.paymentsEmpty}</p>}
        columns={[
          {
            id: 'date',
            header: listed.date,
            primary: true,
            cell: (payment) => format.instant(payment.date, 'date'),
          },
          {
            id: 'type',
            header: listed.type,
            cell: (payment) => (
              <span className="inline-flex flex-wrap items-center gap-2">
                {listed.paymentTypes[payment.type] ?? payment.type}
                {payment.description && <span className="text-muted">{payment.description}</span>}
                <Parts payment={payment} money={money} />
                {payment.automatic && <Badge size="sm">{listed.automatic}</Badge>}
              </span>
            ),
          },
          {
            id: 'status',
            header: listed.status,
            cell: (payment) => (
              <Badge size="sm" tone={tones[payment.status] ?? 'neutral'}>
                {payment.expectedOn
                  ? listed.expectedBy(format.date(payment.expectedOn))
                  : (listed.paymentStatuses[payment.status] ?? payment.status)}
              </Badge>
            ),
          },
          {
            id: 'amount',
            header: listed.amount,
            align: 'right',
            cell: (payment) => money(charged(payment)),
          },
        ]}
      />
    </Card>
  );
}
