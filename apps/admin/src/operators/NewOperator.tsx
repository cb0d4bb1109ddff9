import { getListOperatorsQueryKey, useCreateOperator } from '@caravan/sdk/react-query';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../records/FormDialog.tsx';
import { words } from './messages.ts';

export type NewOperatorProps = { onClose: () => void };

/** Adds an operator; its people are added on its page. */
export function NewOperator({ onClose }: NewOperatorProps) {
  const client = useQueryClient();
  const [values, setValues] = useState({ name: '', code: '', email: '', terms: '' });
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateOperator({
    request: { headers: { 'Idempotency-Key': key } },
    mutation: {
      meta: { errorToast: false },
      onSuccess: (operator) => {
        toast({ tone: 'success', title: words.added(operator.name) });
        void client.invalidateQueries({ queryKey: getListOperatorsQueryKey() });
        onClose();
      },
    },
  });
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: create.error?.fields[name],
  });
  const submit = () => {
    const { email, ...rest } = values;
    create.mutate({ data: { ...rest, ...(email && { email }) } });
  };
  return (
    <FormDialog
      title={words.add}
      submitLabel={words.add}
      isPending={create.isPending}
      error={create.error}
      shown={Object.keys(values)}
      size="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={words.columns.name} {...bind('name')} isRequired autoFocus />
      <TextField label={words.columns.code} {...bind('code')} isRequired />
      <TextField label={words.columns.email} type="email" {...bind('email')} />
      <TextArea label={words.terms} description={words.termsHelp} {...bind('terms')} rows={5} isRequired />
    </FormDialog>
  );
}
