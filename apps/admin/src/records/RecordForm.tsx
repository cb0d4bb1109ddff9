import type { FormRules } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { type FormField, RecordField } from './RecordField.tsx';
import { words } from './messages.ts';
import { changesOf, type Editable, valuesOf, whyClosed } from './values.ts';

export type RecordFormProps<R extends Editable> = {
  record: R;
  fields: readonly FormField[];
  /** The contract's validation rules for the request. */
  rules: FormRules<Record<string, unknown>>;
  /** Saves the changed fields with the version they are based on, and returns the updated record. */
  onSave: (changes: Record<string, unknown>) => Promise<R>;
  /** Returns the record as saved by someone else. */
  onReload: () => Promise<R>;
};

/**
 * The editable fields of a record; read-only ones say why. Changes are based on a version: if someone else
 * has saved in the meantime, nothing is lost, and the user can choose to load their version.
 */
export function RecordForm<R extends Editable>(props: RecordFormProps<R>) {
  const { record, fields, rules, onSave, onReload } = props;
  const [seen, setSeen] = useState(record);
  const form = useForm<Record<string, string>, Record<string, unknown>, R>({
    rules,
    values: valuesOf(record, fields),
    input: (values) => ({ version: seen.version, ...changesOf(seen, fields, values) }),
    send: async (changes) => {
      const next = await onSave(changes);
      setSeen(next);
      toast({ tone: 'success', title: words.saved });
      return next;
    },
    kept: (next) => valuesOf(next, fields),
  });
  const reload = useChange(() => onReload(), {
    onDone: (next) => {
      setSeen(next);
      form.reset(valuesOf(next, fields));
    },
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  const isPending = form.isPending || reload.isPending;
  const conflict = form.refusal?.code === 'conflict';
  return (
    <Form form={form} className="flex max-w-2xl flex-col gap-5">
      {fields.map((field) => (
        <RecordField
          key={field.name}
          field={field}
          {...form.field(field.name)}
          closed={whyClosed(seen.editableFields, field.name)}
        />
      ))}
      {form.failure && (
        <Alert
          tone="error"
          actions={
            conflict && (
              <Button size="sm" variant="secondary" onPress={() => reload.run()}>
                {words.reload}
              </Button>
            )
          }
        >
          {conflict ? words.conflict : form.failure}
        </Alert>
      )}
      <div className="flex gap-2">
        <Button
          type="submit"
          isPending={isPending}
          {...(!form.isDirty && { disabledReason: words.unchanged })}
        >
          {words.save}
        </Button>
        {form.isDirty && (
          <Button variant="ghost" onPress={() => form.reset()} isDisabled={isPending}>
            {words.discard}
          </Button>
        )}
      </div>
      {prompt}
    </Form>
  );
}
