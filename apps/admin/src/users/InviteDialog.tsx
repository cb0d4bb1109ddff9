import { Group } from '@caravan/sdk';
import { createUser } from '@caravan/sdk/client';
import { createUserForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';
import { person } from './personMessages.ts';
import { nameOf } from './user.ts';

export type InviteDialogProps = { onClose: () => void };

const groups = Object.values(Group)
  .filter((id) => id !== 'operator')
  .map((id) => ({ id, label: words.groups[id] }));

const blank: { firstName: string; lastName: string; email: string; group: Group } = {
  firstName: '',
  lastName: '',
  email: '',
  group: 'traveler',
};

/** Adds a person, who gets an activation link by email. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const create = useChange(createUser, {
    failed: 'here',
    done: (user) => person.invited(nameOf(user)),
    onDone: onClose,
  });
  const form = useForm({
    rules: createUserForm,
    values: blank,
    send: create.send,
  });
  return (
    <FormDialog form={form} title={words.invite} submitLabel={words.invite} onClose={onClose}>
      <p className="text-muted">{person.inviteText}</p>
      <TextField label={person.firstName} {...form.field('firstName')} autoFocus />
      <TextField label={person.lastName} {...form.field('lastName')} />
      <TextField label={person.email} type="email" {...form.field('email')} />
      <Select label={words.group} options={groups} {...form.field('group')} />
    </FormDialog>
  );
}
