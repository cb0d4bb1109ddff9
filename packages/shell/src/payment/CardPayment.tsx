import { Form } from '../Form/Form.tsx';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { getGetPaymentConfigQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useBarred } from '../session/useBarred.ts';
import { type CardErrors, type CardInput, checkCard, emptyCard } from './card.ts';
import { CardFields } from './CardFields.tsx';
import { words } from './messages.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { TestCards } from './TestCards.tsx';
import { usePayment, type UsePaymentOptions } from './usePayment.ts';

export type CardPaymentProps = UsePaymentOptions & {
  /** What `start` calls; an admin who stands in for somebody cannot use it. */
  operation: string;
  /** What the server says is paid; it also stands on the button. */
  amountMinor: number;
  currency: string;
  /** The button's words for an amount: `(amount) => \`Pay ${amount}\``. */
  label: (amount: string) => string;
  /** The payer's name, for the test cards. */
  payerName?: string;
  /** Between the card and the button, such as terms. */
  children?: ReactNode;
  /** Checks what stands in `children`; false keeps the payment from starting. */
  validate?: () => boolean;
};

/**
 * A card form and everything that follows pressing its button, up to success. Where the marketplace's pages take no
 * cards, its server says so in their place.
 */
export function CardPayment(props: CardPaymentProps) {
  const config = useQuery({
    ...getGetPaymentConfigQueryOptions(),
    meta: { errorToast: false, signedOutAllowed: true },
  });
  if (config.isError) {
    return <ErrorState title={words.configFailed} onRetry={() => void config.refetch()} />;
  }
  if (!config.data) {
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (!config.data.takesCards) {
    return (
      <Alert tone="warning" title={words.noCards}>
        {config.data.notice}
      </Alert>
    );
  }
  return <CardForm {...props} />;
}

function CardForm({
  operation,
  amountMinor,
  currency,
  label,
  payerName = '',
  children,
  validate,
  ...options
}: CardPaymentProps) {
  const format = useFormat();
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState<CardInput>(emptyCard);
  const [errors, setErrors] = useState<CardErrors>({});
  const payment = usePayment(options);
  const barred = useBarred(operation);
  const amount = (minor: number) => format.money(minor, currency);

  const submit = () => {
    if (barred) return; // the Enter key asks no button
    const found = checkCard(card);
    setErrors(found);
    const sound = validate?.() ?? true;
    if (Object.keys(found).length > 0 || !sound) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
      );
      return;
    }
    payment.pay(card);
  };
  const change = (next: CardInput) => {
    setCard(next);
    if (Object.keys(errors).length > 0) setErrors(checkCard(next));
  };

  const { number, expMonth, expYear, cvc, name } = payment.fieldErrors;
  const shown: CardErrors = { ...errors };
  if (number) shown.number = number;
  if (expMonth || expYear) shown.expiry = expMonth ?? expYear!;
  if (cvc) shown.cvc = cvc;
  if (name) shown.name = name;

  return (
    <Form ref={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
      {payment.phase === 'failed' && (
        <Alert tone="error" title={words.failedTitle}>
          {payment.failure ?? words.failedText}
        </Alert>
      )}
      <CardFields value={card} onChange={change} errors={shown} />
      <TestCards name={payerName} onChoose={change} />
      {children}
      <div className="grid grid-cols-1 gap-3">
        <Button type="submit" size="lg" className="w-full" {...(barred && { disabledReason: barred })}>
          <LockKeyhole aria-hidden />
          {label(amount(amountMinor))}
        </Button>
        <p className="text-center text-[0.8125rem] text-muted">{words.secure}</p>
      </div>
      <PaymentDialog payment={payment} amount={amount(payment.amountMinor ?? amountMinor)} />
    </Form>
  );
}
