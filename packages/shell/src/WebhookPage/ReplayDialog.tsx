import { replayWebhook } from '@caravan/sdk/client';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from '../Webhooks/messages.ts';
import { useChange } from '../change/useChange.ts';

export type ReplayDialogProps = { id: string; after: string; onDone: () => void; onClose: () => void };

/** Sends again what came after a position of the feed. */
export function ReplayDialog({ id, after: start, onDone, onClose }: ReplayDialogProps) {
  const [after, setAfter] = useState(start);
  const replay = useChange(replayWebhook, {
    failed: 'here',
    done: ({ deliveries }) => words.replayed(deliveries),
    onDone: onDone,
  });
  const submit = () => {
    replay.run(id, { after: after.trim() });
  };
  return (
    <FormDialog
      title={words.replayTitle}
      submitLabel={words.replay}
      isPending={replay.isPending}
      error={replay.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{words.replayText}</p>
      <TextField
        label={words.after}
        description={words.afterHelp}
        value={after}
        onChange={setAfter}
        error={replay.error?.fields.after}
        maxLength={40}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}
