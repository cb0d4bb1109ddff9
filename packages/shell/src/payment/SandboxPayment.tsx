import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { useBarred } from '../session/useBarred.ts';
import { type CardErrors, type CardInput, checkCard, emptyCard } from './card.ts';
import { CardFields } from './CardFields.tsx';
import type { CardPaymentProps } from './CardPayment.tsx';
import { words } from './messages.ts';
import { PayForm } from './PayForm.tsx';
import { sandboxCard } from './sandboxCard.ts';
import { keptSource } from './source.ts';
import { TestCards } from './TestCards.tsx';
import { usePayment } from './usePayment.ts';

const names = ['number', 'expiry', 'cvc', 'name'] as const;

/** Pays with a test card of the sandbox provider. */
export function SandboxPayment({
  operation,
  amountMinor,
  currency,
  label,
  payerName = '',
  kept = false,
  children,
  validate,
  ...options
}: CardPaymentProps) {
  const payment = usePayment(options);
  const form = useForm({
    values: emptyCard,
    check: checkCard,
    send: (card: CardInput) => payment.pay(sandboxCard(card)),
  });
  const barred = useBarred(operation);

  const submit = () => {
    if (barred) return; // the Enter key asks no button
    const sound = validate?.() ?? true;
    if (kept) {
      if (sound) payment.pay(keptSource);
    } else if (sound) void form.submit();
    else form.show(checkCard(form.values));
  };
  const change = (card: CardInput) => {
    for (const name of names) form.set(name, card[name]);
  };

  const { number, expMonth, expYear, cvc, name } = payment.fieldErrors;
  const shown: CardErrors = {};
  for (const field of names) {
    const { error } = form.field(field);
    if (error) shown[field] = error;
  }
  if (number) shown.number = number;
  if (expMonth || expYear) shown.expiry = expMonth ?? expYear!;
  if (cvc) shown.cvc = cvc;
  if (name) shown.name = name;

  return (
    <Form form={form} onSubmit={submit} className="grid grid-cols-1 gap-6">
      <PayForm
        payment={payment}
        amountMinor={amountMinor}
        currency={currency}
        label={label}
        barred={barred}
        {...(amountMinor > 0 && { note: words.secure })}
        fields={
          !kept && (
            <>
              <CardFields value={form.values} onChange={change} errors={shown} />
              <TestCards name={payerName} onChoose={change} />
            </>
          )
        }
      >
        {children}
      </PayForm>
    </Form>
  );
}
