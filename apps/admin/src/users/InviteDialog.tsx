import { Group } from '@caravan/sdk';
import { createUser } from '@caravan/sdk/client';
import { getListUsersQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';
import { nameOf } from './user.ts';

export type InviteDialogProps = { onClose: () => void };

const formId = 'invite';
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.run({ ...values, group });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.invite}
      size="sm"
      dismissable={!create.isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={create.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={create.isPending}>
            {words.invite}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        {create.error && Object.keys(fields).length === 0 && (
          <Alert tone="error">{create.error.message}</Alert>
        )}
      </form>
    </Dialog>
  );
}
