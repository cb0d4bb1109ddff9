import type { Booking, BookingCancellation } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { PriceBreakdown } from '@caravan/ui/PriceBreakdown';
import { TextLink } from '@caravan/ui/TextLink';
import { paths } from '../paths.ts';
import { words } from './messages.ts';

export type CancelledCardProps = { booking: Booking; cancellation: BookingCancellation };

/** How the amounts were distributed when the booking was canceled (T-257, T-258). */
export function CancelledCard({ booking, cancellation }: CancelledCardProps) {
  const format = useFormat();
  const { insuranceMinor = 0, transferMinor = 0, voucherCode, cancelledAt, reason } = cancellation;
  const lines = [
    { id: 'refund', label: words.refund, amountMinor: cancellation.refundMinor, tone: 'credit' as const },
    { id: 'insurance', label: words.insuranceBack, amountMinor: insuranceMinor, tone: 'credit' as const },
    { id: 'rides', label: words.ridesBack, amountMinor: transferMinor, tone: 'credit' as const },
    { id: 'credit', label: words.credit, amountMinor: cancellation.tripCreditMinor, tone: 'credit' as const },
    { id: 'fee', label: words.deducted, amountMinor: cancellation.feeMinor },
    { id: 'forfeited', label: words.forfeited, amountMinor: cancellation.forfeitedMinor },
  ].filter((line) => line.amountMinor > 0);
  return (
    <Card title={words.outcome[cancellation.outcome]} className="lg:col-span-2">
      {cancelledAt && <p className="text-muted">{words.cancelledOn(format.instant(cancelledAt, 'date'))}</p>}
      {reason && <p className="text-muted">{words.because(reason)}</p>}
      {lines.length > 0 ? (
        <PriceBreakdown className="mt-5" currency={booking.currency} lines={lines} />
      ) : (
        <p className="mt-4">{words.nothingBack}</p>
      )}
      <p className="mt-4 text-sm">
        <TextLink href={paths.statement(booking.trip.id)}>{words.statement}</TextLink>
        {booking.trip.tripPath && (
          <TextLink href={paths.tripPage(booking.trip.tripPath)} className="ms-4">
            {words.tripPage}
          </TextLink>
        )}
      </p>
      {voucherCode && (
        <p className="mt-5 text-sm">
          {words.voucher(voucherCode)} <TextLink href={paths.wallet}>{words.seeCredit}</TextLink>
        </p>
      )}
    </Card>
  );
}
