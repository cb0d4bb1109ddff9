import { endAccountSessions, resetAccountSecondFactor } from '@caravan/sdk/client';
import { resetAccountSecondFactorForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';

export type AccountDialogProps = {
  /** The account's email, if known. */
  email?: string;
  onClose: () => void;
};

const actions = (['factors', 'sessions'] as const).map((id) => ({ id, label: words.accountActions[id] }));

const blank: { action: 'factors' | 'sessions'; email: string; reason: string } = {
  action: 'factors',
  email: '',
  reason: '',
};

/** Account actions that only the platform can take, for people who have lost a device. */
export function AccountDialog({ email = '', onClose }: AccountDialogProps) {
  const options = (action: 'factors' | 'sessions') =>
    ({ failed: 'here', done: words.accountDone[action], onDone: onClose }) as const;
  const factors = useChange(resetAccountSecondFactor, options('factors'));
  const sessions = useChange(endAccountSessions, options('sessions'));
  const form = useForm({
    rules: resetAccountSecondFactorForm,
    values: { ...blank, email },
    input: ({ email, reason }) => ({ email, reason }),
    sendFields: (input, { action }) => (action === 'factors' ? factors : sessions).send(input),
  });
  return (
    <FormDialog
      form={form}
      title={words.account}
      submitLabel={words.accountActions[form.values.action]}
      variant="danger"
      onClose={onClose}
    >
      <p className="text-muted">{words.accountText}</p>
      <Select label={words.accountAction} options={actions} {...form.field('action')} />
      <TextField label={words.accountEmail} type="email" {...form.field('email')} />
      <TextField label={words.reason} description={words.reasonHelp} {...form.field('reason')} />
    </FormDialog>
  );
}
