import { useEndAccountSessions, useResetAccountSecondFactor } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';

export type AccountDialogProps = { onClose: () => void };

const formId = 'account-action';
const actions = (['factors', 'sessions'] as const).map((id) => ({ id, label: words.accountActions[id] }));

/** What the platform does to an account, which no marketplace may: for people who lost a device. */
export function AccountDialog({ onClose }: AccountDialogProps) {
  const [action, setAction] = useState<'factors' | 'sessions'>('factors');
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const done = {
    mutation: {
      meta: { errorToast: false as const },
      onSuccess: () => {
        toast({ tone: 'success', title: words.accountDone[action] });
        onClose();
      },
    },
  };
  const factors = useResetAccountSecondFactor(done);
  const sessions = useEndAccountSessions(done);
  const chosen = action === 'factors' ? factors : sessions;
  const fields = chosen.error?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chosen.mutate({ data: { email, reason } });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.account}
      size="sm"
      dismissable={!chosen.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={chosen.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={chosen.isPending}>
            {words.accountActions[action]}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        {chosen.error && Object.keys(fields).length === 0 && (
          <Alert tone="error">{chosen.error.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
