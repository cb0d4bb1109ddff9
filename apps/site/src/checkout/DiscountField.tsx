import type { Hold } from '@caravan/sdk';
import { applyHoldDiscount, removeHoldDiscount } from '@caravan/sdk/client';
import { applyHoldDiscountForm } from '@caravan/sdk/forms';
import { getGetHoldQueryKey } from '@caravan/sdk/react-query';
import { Form } from '@caravan/shell/Form';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { TextField } from '@caravan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useCheckout } from './CheckoutContext.ts';
import { updateDraft } from './draft.ts';
import { words } from './messages.ts';

/** A discount code, stored with the hold and its spots. */
export function DiscountField() {
  const { trip, draft, hold } = useCheckout();
  const client = useQueryClient();
  const secret = { 'X-Hold-Token': draft.hold?.token ?? '' };
  const kept = (next: Hold) => {
    client.setQueryData(getGetHoldQueryKey(next.id), next);
    updateDraft(trip.tripPath, { code: next.discountCode });
  };
  const said = {
    failed: 'here',
    signedOutAllowed: true,
    onDone: kept,
  } as const;
  const apply = useChange(
    (id: string, code: string, { headers }: ChangeRequest) =>
      applyHoldDiscount(id, { code }, { headers: { ...headers, ...secret } }),
    {
      ...said,
      done: ({ discountCode }) => words.codeApplied(discountCode ?? ''),
    },
  );
  const remove = useChange(
    (id: string, { headers }: ChangeRequest) =>
      removeHoldDiscount(id, { headers: { ...headers, ...secret } }),
    {
      ...said,
      done: words.codeRemoved,
    },
  );
  const form = useForm({
    rules: applyHoldDiscountForm,
    values: { code: '' },
    send: ({ code }) => apply.send(hold.id, code.trim()),
    kept: () => ({ code: '' }),
  });

  if (hold.discountCode) {
    return (
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{words.codeOn(hold.discountCode)}</p>
          <Button
            variant="ghost"
            size="sm"
            isPending={remove.isPending}
            onPress={() => remove.run(hold.id)}
            aria-label={words.removeCodeOf(hold.discountCode)}
          >
            {words.removeCode}
          </Button>
        </div>
        {remove.problem && <Alert tone="error">{remove.problem}</Alert>}
      </div>
    );
  }
  return (
    <Form form={form} label={words.code} className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
        <TextField label={words.code} {...form.field('code')} isRequired={false} autoComplete="off" />
        <Button type="submit" variant="secondary" className="mt-6.5 min-h-11" isPending={form.isPending}>
          {words.applyCode}
        </Button>
      </div>
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
    </Form>
  );
}
