import { CardForm } from './CardForm.tsx';
import type { CardPaymentProps } from './CardPayment.tsx';
import { words } from './messages.ts';
import { useSandboxFrame } from './useSandboxFrame.tsx';

/** Pays with a test card of the sandbox provider. */
export function SandboxPayment(props: CardPaymentProps) {
  const { source, fields } = useSandboxFrame(props.payerName ?? '');
  return (
    <CardForm
      {...props}
      source={source}
      fields={fields}
      isDisabled={!props.kept && !props.payLater && !source}
      {...(props.amountMinor > 0 && { note: words.secure })}
    />
  );
}
