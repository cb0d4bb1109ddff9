import type { Booking, Payment } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Badge } from '@caravan/ui/Badge';
import { Card } from '@caravan/ui/Card';
import { DataTable } from '@caravan/ui/DataTable';
import { words } from './messages.ts';

const capital = (text: string) => {
  const spaced = text.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** What the card was charged: the booking's part and the insurer's. */
const charged = ({ amountMinor, insuranceMinor = 0 }: Payment) => amountMinor + insuranceMinor;

/** The history of payments; dates are 'MMM dd, yyyy' (T-266). */
export function PaymentsCard({ booking }: { booking: Booking }) {
  const format = useFormat();
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
                {capital(payment.type)}
                {payment.description && <span className="text-muted">{payment.description}</span>}
                {payment.insuranceMinor !== undefined && (
                  <Badge size="sm">
                    {payment.amountMinor === 0
                      ? words.forInsurance
                      : words.withInsurance(
                          format.money(payment.insuranceMinor, booking.currency, { trim: false }),
                        )}
                  </Badge>
                )}
                {payment.automatic && <Badge size="sm">{words.automatic}</Badge>}
              </span>
            ),
          },
          {
            id: 'status',
            header: words.status,
            cell: (payment) => (
              <Badge
                size="sm"
                tone={
                  payment.status === 'failed' ? 'red' : payment.status === 'succeeded' ? 'green' : 'neutral'
                }
              >
                {capital(payment.status)}
              </Badge>
            ),
          },
          {
            id: 'amount',
            header: words.amount,
            align: 'right',
            cell: (payment) => format.money(charged(payment), booking.currency, { trim: false }),
          },
        ]}
      />
    </Card>
  );
}
