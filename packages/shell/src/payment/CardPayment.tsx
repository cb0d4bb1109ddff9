import { Form } from '../Form/Form.tsx';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { ErrorState } from '@caravan/ui/ErrorState';
import { Skeleton } from '@caravan/ui/Skeleton';
import { getGetPaymentConfigQueryOptions } from '@caravan/sdk/react-query';
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from '../form/useForm.ts';
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
  const payment = usePayment(options);
  const form = useForm({ values: emptyCard, check: checkCard, send: (card: CardInput) => payment.pay(card) });
  const barred = useBarred(operation);
  const amount = (minor: number) => format.money(minor, currency);

  const submit = () => {
    if (barred) return; // the Enter key asks no button
    const sound = validate?.() ?? true;
    if (sound) void form.submit();
    else form.show(checkCard(form.values));
  };
  const change = (card: CardInput) => {
    for (const name of ['number', 'expiry', 'cvc', 'name'] as const) form.set(name, card[name]);
  };

  const { number, expMonth, expYear, cvc, name } = payment.fieldErrors;
  const shown: CardErrors = {};
  for (const field of ['number', 'expiry', 'cvc', 'name'] as const) {
    const { error } = form.field(field);
    if (error) shown[field] = error;
  }
  if (number) shown.number = number;
  if (expMonth || expYear) shown.expiry = expMonth ?? expYear!;
  if (cvc) shown.cvc = cvc;
  if (name) shown.name = name;

  return (
    <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
      {payment.phase === 'failed' && (
        <Alert tone="error" title={words.failedTitle}>
          {payment.failure ?? words.failedText}
        </Alert>
      )}
      <CardFields value={form.values} onChange={change} errors={shown} />
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
