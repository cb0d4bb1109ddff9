import { Group } from '@caravan/sdk';
import { createUser } from '@caravan/sdk/client';
import { getListUsersQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';
import { nameOf } from './user.ts';

export type InviteDialogProps = { onClose: () => void };

const groups = Object.values(Group)
  .filter((id) => id !== 'operator')
  .map((id) => ({ id, label: words.groups[id] }));

/** Adds a person, who gets an activation link by mail. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '' });
  const [group, setGroup] = useState<Group>('traveler');
  const create = useChange(createUser, {
    failed: 'here',
    done: (user) => words.invited(nameOf(user)),
    refresh: [getListUsersQueryKey()],
    onDone: onClose,
  });
  const fields = create.error?.fields ?? {};
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: fields[name],
    isRequired: true,
  });
  const submit = () => {
    create.run({ ...values, group });
  };
  return (
    <FormDialog
      title={words.invite}
      submitLabel={words.invite}
      isPending={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{words.inviteText}</p>
      <TextField label={words.firstName} {...bind('firstName')} autoFocus />
      <TextField label={words.lastName} {...bind('lastName')} />
      <TextField label={words.email} type="email" {...bind('email')} />
      <Select
        label={words.group}
        options={groups}
        value={group}
        onChange={(id) => setGroup(groups.find((g) => g.id === id)?.id ?? group)}
      />
    </FormDialog>
  );
}
