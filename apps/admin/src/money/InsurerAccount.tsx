import { setInsurerPayoutAccount } from '@caravan/sdk/client';
import { setInsurerPayoutAccountForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

const w = words.payables;

/** Where an insurer's premiums go. What is kept is shown to nobody again. */
export function InsurerAccount({ insurer, onClose }: { insurer: string; onClose: () => void }) {
  const save = useChange(setInsurerPayoutAccount, {
    failed: 'here',
    done: w.saved,
    onDone: onClose,
  });
  const form = useForm({
    rules: setInsurerPayoutAccountForm,
    values: { holder: '', number: '', routing: '' },
    input: ({ routing, ...account }) => ({ ...account, ...(routing && { routing }) }),
    send: (account) => save.send(insurer, account),
  });
  return (
    <FormDialog
      form={form}
      title={`${w.setAccount}: ${insurer}`}
      submitLabel={w.setAccount}
      onClose={onClose}
    >
      <TextField label={w.holder} {...form.field('holder')} autoFocus />
      <TextField label={w.number} {...form.field('number')} />
      <TextField label={w.routing} {...form.field('routing')} />
    </FormDialog>
  );
}
