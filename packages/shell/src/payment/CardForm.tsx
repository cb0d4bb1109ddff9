import type { ReactNode } from 'react';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import type { CardPaymentProps } from './CardPayment.tsx';
import { PayForm } from './PayForm.tsx';
import { type CardSource, keptSource, methodSource } from './source.ts';
import { usePayment } from './usePayment.ts';

export type CardFormProps = CardPaymentProps & {
  /** Collects the card; undefined until its fields are ready. */
  source: CardSource | undefined;
  fields: ReactNode;
  isDisabled: boolean;
  /** One line about where the card data goes; omit it when no card is needed. */
  note?: string;
};

/** Pays with a provider's fields, whichever provider that is. */
export function CardForm({
  operation,
  amountMinor,
  currency,
  label,
  kept: keeps = false,
  payLater,
  children,
  validate,
  source,
  fields,
  isDisabled,
  note,
  ...options
}: CardFormProps) {
  const payment = usePayment({ ...options, payLater, confirm: source?.confirm });
  const barred = useBarred(operation);
  const kept = keeps || payLater !== undefined;
  const pays = kept ? { ...source, ...(payLater ? methodSource(payLater) : keptSource) } : source;
  const form = useForm({ values: {}, send: () => pays && payment.pay(pays) });
  const submit = () => {
    if (barred || isDisabled || payment.phase === 'checking') return; // Enter submits even while the button is disabled
    if (validate?.() ?? true) void form.submit();
    else if (!kept) source?.check?.();
  };
  return (
    <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
      <PayForm
        payment={payment}
        amountMinor={amountMinor}
        currency={currency}
        label={label}
        barred={barred}
        isDisabled={isDisabled}
        {...(note && { note })}
        fields={!kept && fields}
      >
        {children}
      </PayForm>
    </Form>
  );
}
