import type { ListView } from '@caravan/sdk';
import { saveListView } from '@caravan/sdk/client';
import { saveListViewForm } from '@caravan/sdk/forms';
import { Checkbox } from '@caravan/ui/Checkbox';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { useChange } from '../change/useChange.ts';
import { useForm } from '../form/useForm.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { words } from './messages.ts';

export type ViewDialogProps = {
  list: string;
  /** The view to rename or share; undefined for a new one. */
  view?: ListView | undefined;
  /** The query that a new view saves. */
  query: string;
  onSaved: (view: ListView) => void;
  onClose: () => void;
};

/** Edits a view's name and sharing. */
export function ViewDialog({ list, view, query, onSaved, onClose }: ViewDialogProps) {
  const [id] = useState(() => view?.id ?? crypto.randomUUID());
  const save = useChange(saveListView, {
    failed: 'here',
    done: ({ name }) => words.saved(name),
    onDone: (saved) => {
      onSaved(saved);
      onClose();
    },
  });
  const form = useForm({
    rules: saveListViewForm,
    values: { name: view?.name ?? '', shared: view?.shared ?? false },
    input: ({ name, shared }) => ({
      list,
      name: name.trim(),
      shared,
      query: view?.query ?? query,
      ...(view && { version: view.version }),
    }),
    send: (input) => save.send(id, input),
  });
  return (
    <FormDialog
      form={form}
      title={view ? words.rename : words.saveNew}
      {...(!view && { text: words.saveText })}
      submitLabel={words.save}
      onClose={onClose}
    >
      <TextField label={words.name} {...form.field('name')} maxLength={60} autoFocus />
      <Checkbox {...form.field('shared')} description={words.sharedHelp}>
        {words.shared}
      </Checkbox>
    </FormDialog>
  );
}
