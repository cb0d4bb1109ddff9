import { createHost } from '@caravan/sdk/client';
import { getListHostsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { levels, words } from './messages.ts';

export type NewHostProps = { onClose: () => void };

/** Adds a host, who gets an activation link by mail. */
export default function NewHost({ onClose }: NewHostProps) {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' });
  const [level, setLevel] = useState('0');
  const create = useChange(createHost, {
    failed: 'here',
    done: (host) => words.addedHost(host.displayName),
    refresh: [getListHostsQueryKey()],
    onDone: onClose,
  });
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: create.error?.fields[name],
    isRequired: true,
  });
  return (
    <FormDialog
      title={words.add}
      text={words.addText}
      submitLabel={words.add}
      isPending={create.isPending}
      error={create.error}
      shown={Object.keys(values)}
      onSubmit={() => create.run({ ...values, level: Number(level) })}
      onClose={onClose}
    >
      <TextField label={words.firstName} {...bind('firstName')} autoFocus />
      <TextField label={words.lastName} {...bind('lastName')} />
      <TextField label={words.columns.email} type="email" {...bind('email')} />
      <Select label={words.columns.level} options={levels} value={level} onChange={setLevel} />
    </FormDialog>
  );
}
