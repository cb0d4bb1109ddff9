import { setInsurerPayoutAccount } from '@caravan/sdk/client';
import { setInsurerPayoutAccountForm } from '@caravan/sdk/forms';
import { useGetInsurerPayoutAccount } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

const w = words.payables;

export type Insurer = { id: string; name: string };

/** The account that an insurer's premiums are paid to. Only the last digits of the saved number are shown. */
export function InsurerAccount({ insurer, onClose }: { insurer: Insurer; onClose: () => void }) {
  const kept = useGetInsurerPayoutAccount(insurer.id, { query: { throwOnError: false } }).data;
  const save = useChange(setInsurerPayoutAccount, {
    failed: 'here',
    done: w.saved,
    onDone: onClose,
  });
  const form = useForm({
    rules: setInsurerPayoutAccountForm,
    values: { holder: '', number: '', routing: '' },
    input: ({ routing, ...account }) => ({ ...account, ...(routing && { routing }) }),
    send: (account) => save.send(insurer.id, account),
  });
  return (
    <FormDialog
      form={form}
      title={`${w.setAccount}: ${insurer.name}`}
      {...(kept?.set && { text: w.now(kept.holder ?? '', kept.last4 ?? '') })}
      submitLabel={w.setAccount}
      onClose={onClose}
    >
      <TextField label={w.holder} {...form.field('holder')} autoFocus />
      <TextField label={w.number} {...form.field('number')} />
      <TextField label={w.routing} {...form.field('routing')} />
    </FormDialog>
  );
}
