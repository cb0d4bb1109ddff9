import type { Booking } from '@caravan/sdk';
import { factsOf, tell } from '@caravan/shell/events';
import { useFormat } from '@caravan/shell/useFormat';
import { Card } from '@caravan/ui/Card';
import { LinkButton } from '@caravan/ui/LinkButton';
import { ProgressBar } from '@caravan/ui/ProgressBar';
import { TextLink } from '@caravan/ui/TextLink';
import { shows } from '../bookings/bookings.ts';
import { paths } from '../paths.ts';
import { DebitAlert } from './DebitAlert.tsx';
import { words } from './messages.ts';

export type BalanceCardProps = {
  booking: Booking;
  /** Shows the button. Turn it off where the button is elsewhere. */
  withAction?: boolean;
};

/** The balance and its due date, or that nothing is due (T-028, T-035). */
export function BalanceCard(props: BalanceCardProps) {
  const { booking, withAction = true } = props;
  const format = useFormat();
  const { dueMinor, paidMinor, totalMinor, currency } = booking;
  const money = (minor: number) => format.money(minor, currency, { trim: false });
  if (dueMinor <= 0) {
    return (
      <Card title={dueMinor < 0 ? words.credit : words.paidInFull}>
        {dueMinor < 0 && <p className="display tabular text-4xl">{money(-dueMinor)}</p>}
        <p className="mt-2 text-muted">
          {dueMinor < 0 ? words.creditText : words.paidInFullText(money(paidMinor))}
        </p>
        {withAction && <StatementLink booking={booking} />}
      </Card>
    );
  }
  return (
    <Card title={words.remaining}>
      <p className="display tabular text-4xl">{money(dueMinor)}</p>
      {booking.debit && <DebitAlert className="mt-4" booking={booking} debit={booking.debit} />}
      {booking.dueText && (
        <p className={`mt-2 text-sm font-medium ${booking.overdue ? 'text-red' : ''}`}>{booking.dueText}</p>
      )}
      {booking.paymentDueDate && (
        <p className="text-sm text-muted">
          {words.dueOn(format.date(booking.paymentDueDate, 'MMMM DD, YYYY'))}
        </p>
      )}
      <ProgressBar
        className="mt-4"
        label={words.paidOf(money(paidMinor), money(totalMinor))}
        value={paidMinor}
        max={totalMinor}
      />
      {withAction && booking.isPrimary && booking.termsAccepted && !booking.debit && (
        <LinkButton href={paths.payment(booking.trip.id)} variant="secondary" className="mt-5 w-full">
          {words.doPay}
        </LinkButton>
      )}
      {withAction && shows('automaticPayment', booking) && (
        <p className="mt-4 text-sm text-muted">
          {words.automatic[booking.automaticPayment?.status ?? 'off']}{' '}
          <TextLink
            href={paths.trip(booking.trip.id, 'update-payment-method')}
            onPress={() => tell('updatePaymentMethod', factsOf(booking))}
          >
            {words.changeCard}
          </TextLink>
        </p>
      )}
      {withAction && <StatementLink booking={booking} />}
    </Card>
  );
}

/** A link to the itemized statement, for the person who pays. */
function StatementLink({ booking }: { booking: Booking }) {
  if (!shows('statement', booking)) return null;
  return (
    <p className="mt-3 text-sm">
      <TextLink href={paths.statement(booking.trip.id)}>{words.statement}</TextLink>
    </p>
  );
}
