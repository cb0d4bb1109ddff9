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
  /** The button's label for an amount. */
  label: (amount: string) => string;
  /** Why the current user can't submit the payment. */
  barred: string | undefined;
  isDisabled?: boolean;
  /** One line about where the card data goes; omit it when no card is needed. */
  note?: string;
  fields: ReactNode;
  children?: ReactNode;
};

/**
 * Everything around a card's fields, whichever provider they belong to: errors, terms, the button, and what
 * follows.
 */
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
