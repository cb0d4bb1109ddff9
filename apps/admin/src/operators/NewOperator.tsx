import { createOperator } from '@caravan/sdk/client';
import { createOperatorForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

export type NewOperatorProps = { onClose: () => void };

/** Adds an operator; its people are added on its page. */
export function NewOperator({ onClose }: NewOperatorProps) {
  const create = useChange(createOperator, {
    failed: 'here',
    done: (operator) => words.added(operator.name),
    onDone: onClose,
  });
  const form = useForm({
    rules: createOperatorForm,
    values: { name: '', code: '', email: '', terms: '' },
    input: ({ email, ...rest }) => ({ ...rest, ...(email && { email }) }),
    send: create.send,
  });
  return (
    <FormDialog form={form} title={words.add} submitLabel={words.add} size="md" onClose={onClose}>
      <TextField label={words.columns.name} {...form.field('name')} autoFocus />
      <TextField label={words.columns.code} {...form.field('code')} />
      <TextField label={words.columns.email} type="email" {...form.field('email')} />
      <TextArea label={words.terms} description={words.termsHelp} {...form.field('terms')} rows={5} />
    </FormDialog>
  );
}
