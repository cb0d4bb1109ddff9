import type { Booking } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { words as overviewWords } from '../overview/messages.ts';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type PriceSummaryProps = {
  booking: Booking;
  /** Shows the payment button. Turn it off on the page that pays. */
  withAction?: boolean;
};

/** The booking's total, what has been paid, and the balance (T-046). */
export function PriceSummary({ booking, withAction = true }: PriceSummaryProps) {
  const format = useFormat();
  const { dueMinor, paidMinor, totalMinor, currency } = booking;
  return (
    <Card>
      <h2 className="text-base font-semibold">{words.price}</h2>
      <PriceBreakdown
        className="mt-5"
        currency={currency}
        lines={[
          ...booking.lines.map((line, i) => ({
            id: `${line.kind}-${i}`,
            label: line.label,
            ...(line.quantity > 1 && {
              detail: `${line.quantity} × ${format.money(line.unitMinor, currency)}`,
            }),
            amountMinor: line.totalMinor,
            ...(line.kind === 'discount' && { tone: 'credit' as const }),
          })),
          { id: 'total', label: words.total, amountMinor: totalMinor, strong: true },
          ...(paidMinor > 0
            ? [{ id: 'paid', label: words.paid, amountMinor: -paidMinor, tone: 'credit' as const }]
            : []),
        ]}
        total={{
          label: dueMinor < 0 ? words.credit : dueMinor === 0 ? overviewWords.paidInFull : words.remaining,
          amountMinor: Math.abs(dueMinor),
          ...(dueMinor > 0 &&
            booking.paymentDueDate && {
              detail: (
                <>
                  <span className={booking.overdue ? 'text-red' : ''}>{booking.dueText}</span>
                  <br />
                  {overviewWords.dueOn(format.date(booking.paymentDueDate, 'MMMM DD, YYYY'))}
                </>
              ),
            }),
        }}
      />
      {withAction && booking.finalText && <p className="mt-4 text-sm text-muted">{booking.finalText}</p>}
      {withAction && dueMinor > 0 && booking.isPrimary && (
        <LinkButton href={paths.payment(booking.trip.id)} size="lg" className="mt-6 w-full">
          {words.pay}
        </LinkButton>
      )}
    </Card>
  );
}
