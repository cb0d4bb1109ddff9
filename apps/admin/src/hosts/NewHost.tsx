import { createHost } from '@caravan/sdk/client';
import { createHostForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { levels, words } from './messages.ts';

export type NewHostProps = { onClose: () => void };

/** Adds a host, who gets an activation link by email. */
export default function NewHost({ onClose }: NewHostProps) {
  const create = useChange(createHost, {
    failed: 'here',
    done: (host) => words.addedHost(host.displayName),
    onDone: onClose,
  });
  const form = useForm({
    rules: createHostForm,
    values: { firstName: '', lastName: '', email: '', level: '0' },
    input: ({ level, ...person }) => ({ ...person, level: Number(level) }),
    send: create.send,
  });
  return (
    <FormDialog form={form} title={words.add} text={words.addText} submitLabel={words.add} onClose={onClose}>
      <TextField label={words.firstName} {...form.field('firstName')} autoFocus />
      <TextField label={words.lastName} {...form.field('lastName')} />
      <TextField label={words.columns.email} type="email" {...form.field('email')} />
      <Select label={words.columns.level} options={levels} {...form.field('level')} />
    </FormDialog>
  );
}
