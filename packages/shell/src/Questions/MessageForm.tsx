import { writeRequestMessage } from '@caravan/sdk/client';
import { writeRequestMessageForm } from '@caravan/sdk/forms';
import { getListRequestQuestionsQueryKey } from '@caravan/sdk/react-query';
import { Button } from '@caravan/ui/Button';
import { TextArea } from '@caravan/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../change/useChange.ts';
import { Form } from '../Form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type MessageFormProps = {
  requestId: string;
  /** The thread to write in; without it, a new one begins. */
  threadId?: string;
  label: string;
  sendLabel: string;
  done: string;
  onClose: () => void;
};

/** Asks a question, or writes in a thread. */
export function MessageForm({ requestId, threadId, label, sendLabel, done, onClose }: MessageFormProps) {
  const client = useQueryClient();
  const write = useChange(writeRequestMessage, {
    done,
    failed: 'here',
    onDone: (questions) => {
      client.setQueryData(getListRequestQuestionsQueryKey(requestId), questions);
      onClose();
    },
  });
  const form = useForm({
    rules: writeRequestMessageForm,
    values: { text: '' },
    input: ({ text }) => ({ text: text.trim(), ...(threadId && { threadId }) }),
    check: ({ text }) => (text.trim() ? {} : { text: words.empty }),
    send: (input) => write.send(requestId, input),
  });
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <TextArea autoFocus label={label} rows={3} limit={2000} className="w-full" {...form.field('text')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isPending={form.isPending}>
          {sendLabel}
        </Button>
        <Button size="sm" variant="ghost" onPress={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
