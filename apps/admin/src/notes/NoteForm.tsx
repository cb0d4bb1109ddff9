import type { NotedType, RecordNote } from '@caravan/sdk';
import { saveRecordNote } from '@caravan/sdk/client';
import { saveRecordNoteForm } from '@caravan/sdk/forms';
import { Form } from '@caravan/shell/Form';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { TextArea } from '@caravan/ui/TextArea';
import { useState } from 'react';
import { words } from './messages.ts';

export type NoteFormProps = {
  objectType: NotedType;
  objectId: string;
  /** The note to change; without it, a new one is written. */
  note?: RecordNote;
  onEnd?: () => void;
};

/** Writes a note on a record, or changes one. */
export function NoteForm({ objectType, objectId, note, onEnd }: NoteFormProps) {
  const [id] = useState(() => note?.id ?? crypto.randomUUID());
  const save = useChange(saveRecordNote, {
    done: words.saved,
    failed: 'here',
    ...(onEnd && { onDone: onEnd }),
  });
  const form = useForm({
    rules: saveRecordNoteForm,
    values: { text: note?.text ?? '' },
    input: ({ text }) => ({ objectType, objectId, text: text.trim() }),
    send: (input) => save.send(id, input),
  });
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <TextArea
        label={note ? words.editTitle : words.write}
        placeholder={words.placeholder}
        rows={3}
        limit={2000}
        className="w-full"
        {...form.field('text')}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" isPending={form.isPending}>
          {words.save}
        </Button>
        {onEnd && (
          <Button size="sm" variant="ghost" onPress={onEnd}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
