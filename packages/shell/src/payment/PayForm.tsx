import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { words } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import type { UsePayment } from './usePayment.ts';

export type PayFormProps = {
  payment: UsePayment;
  amountMinor: number;
  currency: string;
  /** The button's words for an amount. */
  label: (amount: string) => string;
  /** Why the payment cannot be sent by who is here. */
  barred: string | undefined;
  isDisabled?: boolean;
  /** One line on where the card goes; absent where none is asked for. */
  note?: string;
  fields: ReactNode;
  children?: ReactNode;
};

/** What stands around a card's fields, whoever takes the card: what went wrong, terms, the button, what follows. */
export function PayForm({
  payment,
  amountMinor,
  currency,
  label,
  barred,
  isDisabled = false,
  note,
  fields,
  children,
}: PayFormProps) {
  const format = useFormat();
  const amount = (minor: number) => format.money(minor, currency);
  if (payment.phase === 'onItsWay') {
    return (
      <Alert tone="info" title={words.onItsWayTitle}>
        {words.onItsWayText(
          amount(payment.amountMinor ?? amountMinor),
          payment.expectedOn ? format.date(payment.expectedOn) : '',
        )}
      </Alert>
    );
  }
  return (
    <>
      {payment.phase === 'failed' && (
        <Alert tone="error" title={words.failedTitle}>
          {payment.failure ?? words.failedText}
        </Alert>
      )}
      {fields}
      {children}
      <div className="grid grid-cols-1 gap-3">
        <Button
          type="submit"
          size="lg"
          className="w-full"
          isDisabled={isDisabled}
          isPending={payment.phase === 'checking'}
          {...(barred && { disabledReason: barred })}
        >
          <LockKeyhole aria-hidden />
          {label(amount(amountMinor))}
        </Button>
        {note && <p className="text-center text-[0.8125rem] text-muted">{note}</p>}
      </div>
      <PaymentDialog payment={payment} amount={amount(payment.amountMinor ?? amountMinor)} />
    </>
  );
}
