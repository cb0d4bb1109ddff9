import { type ApiError, type EditableField, toApiError } from '@caravan/sdk';
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
  /** Stores the fields that differ, with the version that was seen, and gives the record as it is now. */
  onSave: (changes: Record<string, unknown>) => Promise<R>;
  /** Gives the record as somebody else has left it. */
  onReload: () => Promise<R>;
};

/**
 * The fields of a record that one may change; what is closed says why. A change is of the version that was seen: when
 * somebody else saved in between, nothing is lost and one chooses to look at theirs.
 */
export function RecordForm<R extends Editable>({ record, fields, onSave, onReload }: RecordFormProps<R>) {
  const [seen, setSeen] = useState(record);
  const [values, setValues] = useState(() => valuesOf(record, fields));
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const changes = changesOf(seen, fields, values);
  const dirty = Object.keys(changes).length > 0;
  const prompt = useUnsavedPrompt(dirty && !isPending);
  const take = (next: R) => {
    setSeen(next);
    setValues(valuesOf(next, fields));
    setError(undefined);
  };
  const during = async (work: () => Promise<R>, done?: string) => {
    setPending(true);
    try {
      take(await work());
      if (done) toast({ tone: 'success', title: done });
    } catch (cause) {
      setError(toApiError(cause));
    } finally {
      setPending(false);
    }
  };
  const submit = () => {
    void during(() => onSave({ version: seen.version, ...changes }), words.saved);
  };
  const conflict = error?.code === 'conflict';
  const stray = error && !fields.some((f) => error.fields[f.name]);
  return (
    <Form onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      {fields.map((field) => (
        <RecordField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          error={error?.fields[field.name]}
          closed={whyClosed(seen.editableFields as EditableField[], field.name)}
          onChange={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
        />
      ))}
      {stray && (
        <Alert
          tone="error"
          actions={
            conflict && (
              <Button size="sm" variant="secondary" onPress={() => void during(onReload)}>
                {words.reload}
              </Button>
            )
          }
        >
          {conflict ? words.conflict : error.message}
        </Alert>
      )}
      <div className="flex gap-2">
        <Button type="submit" isPending={isPending} {...(!dirty && { disabledReason: words.unchanged })}>
          {words.save}
        </Button>
        {dirty && (
          <Button variant="ghost" onPress={() => take(seen)} isDisabled={isPending}>
            {words.discard}
          </Button>
        )}
      </div>
      {prompt}
    </Form>
  );
}
