import { endAccountSessions, resetAccountSecondFactor } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';

export type AccountDialogProps = { onClose: () => void };

const actions = (['factors', 'sessions'] as const).map((id) => ({ id, label: words.accountActions[id] }));

/** What the platform does to an account, which no marketplace may: for people who lost a device. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const [action, setAction] = useState<'factors' | 'sessions'>('factors');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const options = { failed: 'here', done: words.accountDone[action], onDone: onClose } as const;
  const factors = useChange(resetAccountSecondFactor, options);
  const sessions = useChange(endAccountSessions, options);
  const chosen = action === 'factors' ? factors : sessions;
  const fields = chosen.error?.fields ?? {};
  const submit = () => {
    chosen.run({ email, reason });
  };
  return (
    <FormDialog
      title={words.account}
      submitLabel={words.accountActions[action]}
      isPending={chosen.isPending}
      error={chosen.error}
      variant="danger"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{words.accountText}</p>
      <Select
        label={words.accountAction}
        options={actions}
        value={action}
        onChange={(id) => setAction(id === 'sessions' ? 'sessions' : 'factors')}
      />
      <TextField
        label={words.accountEmail}
        type="email"
        value={email}
        onChange={setEmail}
        error={fields.email}
        isRequired
      />
      <TextField
        label={words.reason}
        description={words.reasonHelp}
        value={reason}
        onChange={setReason}
        error={fields.reason}
        isRequired
      />
    </FormDialog>
  );
}
