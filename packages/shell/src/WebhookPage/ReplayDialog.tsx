import { replayWebhook } from '@caravan/sdk/client';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { TextField } from '@caravan/ui/TextField';
import { type FormEvent, useState } from 'react';
import { words } from '../Webhooks/messages.ts';
import { useChange } from '../change/useChange.ts';

export type ReplayDialogProps = { id: string; after: string; onDone: () => void; onClose: () => void };

const formId = 'replay';

/** Sends again what came after a position of the feed. */
export function ReplayDialog({ id, after: start, onDone, onClose }: ReplayDialogProps) {
  const [after, setAfter] = useState(start);
  const replay = useChange(replayWebhook, {
    failed: 'here',
    done: ({ deliveries }) => words.replayed(deliveries),
    onDone: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    replay.run(id, { after: after.trim() });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.replayTitle}
      size="sm"
      dismissable={!replay.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={replay.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={replay.isPending}>
            {words.replay}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        {replay.error && !replay.error.fields.after && <Alert tone="error">{replay.error.message}</Alert>}
      </form>
    </Dialog>
  );
}
