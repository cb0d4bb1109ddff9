import { replayWebhook } from '@caravan/sdk/client';
import { replayWebhookForm } from '@caravan/sdk/forms';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { TextField } from '@caravan/ui/TextField';
import { words } from '../Webhooks/messages.ts';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';

export type ReplayDialogProps = { id: string; after: string; onDone: () => void; onClose: () => void };

/** Resends all events after a position in the feed. */
export function ReplayDialog({ id, after: start, onDone, onClose }: ReplayDialogProps) {
  const replay = useChange(replayWebhook, {
    failed: 'here',
    done: ({ deliveries }) => words.replayed(deliveries),
    onDone: onDone,
  });
  const form = useForm({
    rules: replayWebhookForm,
    values: { after: start },
    input: ({ after }) => ({ after: after.trim() }),
    send: (input) => replay.send(id, input),
  });
  return (
    <FormDialog form={form} title={words.replayTitle} submitLabel={words.replay} onClose={onClose}>
      <p className="text-muted">{words.replayText}</p>
      <TextField
        label={words.after}
        description={words.afterHelp}
        {...form.field('after')}
        maxLength={40}
        autoFocus
      />
    </FormDialog>
  );
}
