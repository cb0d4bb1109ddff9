import type { Profile } from '@caravan/sdk';
import { AccessService, connect } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { TextArea } from '@caravan/ui/TextArea';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';
import { nameOf } from './user.ts';

export type StandInDialogProps = { user: Profile; onClose: () => void };

const formId = 'stand-in';

/** Asks why, then opens the grant and leaves for the person's own portal (H-038). */
export function StandInDialog({ user, onClose }: StandInDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const start = useChange(
    () =>
      connect(AccessService)
        .startImpersonation({ userId: user.id, reason: reason.trim() })
        .catch((cause: unknown) => {
          throw rpcError(cause);
        }),
    // A full load: nothing that was read as the admin stays in memory.
    { failed: 'here', onDone: () => window.location.assign('/app') },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reason.trim()) setMissing(true);
    else start.run();
  };
  const name = nameOf(user);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.standInFor(name)}
      size="sm"
      dismissable={!start.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={start.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={start.isPending || start.isSuccess}>
            {words.start}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-muted">{words.standInText(name)}</p>
        <TextArea
          label={words.reason}
          description={words.reasonHelp}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          rows={3}
          isRequired
          autoFocus
          error={missing ? words.reasonRequired : undefined}
        />
        {start.error && <Alert tone="error">{start.error.message}</Alert>}
      </form>
    </Dialog>
  );
}
