import type { Profile } from '@caravan/sdk';
import { AccessService, connect } from '@caravan/sdk/connect';
import { rpcError } from '@caravan/shell/rpc';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { words } from './messages.ts';
import { nameOf } from './user.ts';

export type StandInDialogProps = { user: Profile; onClose: () => void };

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
  const submit = () => {
    if (!reason.trim()) setMissing(true);
    else start.run();
  };
  const name = nameOf(user);
  return (
    <FormDialog
      title={words.standInFor(name)}
      submitLabel={words.start}
      isPending={start.isPending || start.isSuccess}
      error={start.error}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
