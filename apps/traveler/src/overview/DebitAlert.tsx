import type { Booking, DebitOnItsWay } from '@caravan/sdk';
import { useFormat } from '@caravan/shell/useFormat';
import { Alert } from '@caravan/ui/Alert';
import { words } from './messages.ts';

export type DebitAlertProps = { booking: Booking; debit: DebitOnItsWay; className?: string };

/** A bank debit in transit and when it is expected; until then, there is nothing to pay. */
export function DebitAlert({ booking, debit, className }: DebitAlertProps) {
  const format = useFormat();
  return (
    <Alert
      tone="info"
      title={words.debit(
        format.money(debit.amountMinor, booking.currency, { trim: false }),
        format.date(debit.expectedOn),
      )}
      {...(className !== undefined && { className })}
    >
      {words.debitText}
    </Alert>
  );
}
