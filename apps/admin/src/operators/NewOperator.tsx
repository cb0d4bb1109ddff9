import { createOperator } from '@caravan/sdk/client';
import { getListOperatorsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

export type NewOperatorProps = { onClose: () => void };

/** Adds an operator; its people are added on its page. */
export function NewOperator({ onClose }: NewOperatorProps) {
  const [values, setValues] = useState({ name: '', code: '', email: '', terms: '' });
  const create = useChange(createOperator, {
    failed: 'here',
    done: (operator) => words.added(operator.name),
    refresh: [getListOperatorsQueryKey()],
    onDone: onClose,
  });
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: create.error?.fields[name],
  });
  const submit = () => {
    const { email, ...rest } = values;
    create.run({ ...rest, ...(email && { email }) });
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
