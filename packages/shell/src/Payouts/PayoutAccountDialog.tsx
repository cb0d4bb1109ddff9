import type { PayoutAccount } from '@caravan/sdk';
import { setHostPayoutAccountForm } from '@caravan/sdk/forms';
import { TextField } from '@caravan/ui/TextField';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { words } from './messages.ts';
import type { PayoutAccountCardProps } from './PayoutAccountCard.tsx';

export type PayoutAccountDialogProps = Pick<PayoutAccountCardProps, 'save'> & {
  account: PayoutAccount;
  onClose: () => void;
};

const w = words.account;

/** Collects the payout account. A saved account is never shown again, so the form starts empty. */
export function PayoutAccountDialog({ account, save, onClose }: PayoutAccountDialogProps) {
  const keep = useChange(save, {
    failed: 'here',
    done: w.saved,
    onDone: onClose,
  });
  const form = useForm({
    // The contract has the same rules for operators as for hosts.
    rules: setHostPayoutAccountForm,
    values: { holder: '', number: '', routing: '' },
    input: ({ routing, ...rest }) => ({ ...rest, ...(routing && { routing }) }),
    send: keep.send,
  });
  return (
    <FormDialog
      form={form}
      title={account.set ? w.change : w.add}
      text={account.set ? w.changeText(account.holder ?? '', account.last4 ?? '') : w.addText}
      submitLabel={w.save}
      onClose={onClose}
    >
      <TextField label={w.holder} {...form.field('holder')} autoComplete="off" autoFocus />
      <TextField label={w.number} {...form.field('number')} autoComplete="off" />
      <TextField
        label={w.routing}
        description={w.routingHelp}
        {...form.field('routing')}
        autoComplete="off"
      />
    </FormDialog>
  );
}
