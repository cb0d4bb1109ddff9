import type { MemberList, NewMember } from '@caravan/sdk';
import { addHostMemberForm } from '@caravan/sdk/forms';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { given, useForm } from '@caravan/shell/useForm';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

export type AddMemberProps = {
  /** Whether members have a role: admin or member. */
  roles: boolean;
  onAdd: (person: NewMember, request: ChangeRequest) => Promise<MemberList>;
  onClose: () => void;
};

const roles = [
  { id: 'member', label: words.roles.member },
  { id: 'admin', label: words.roles.admin },
] as const;

type Values = { email: string; firstName: string; lastName: string; role: (typeof roles)[number]['id'] };

const blank: Values = { email: '', firstName: '', lastName: '', role: 'member' };

/** Adds a person by email. */
export function AddMember({ roles: withRole, onAdd, onClose }: AddMemberProps) {
  const add = useChange(onAdd, { failed: 'here', done: words.added, onDone: onClose });
  const form = useForm({
    rules: addHostMemberForm,
    values: blank,
    input: ({ email, role, ...names }) => ({ email, ...given(names), ...(withRole && { role }) }),
    send: add.send,
  });
  return (
    <FormDialog form={form} title={words.add} text={words.addText} submitLabel={words.add} onClose={onClose}>
      <TextField label={words.email} type="email" {...form.field('email')} autoFocus />
      <TextField label={words.firstName} {...form.field('firstName')} />
      <TextField label={words.lastName} {...form.field('lastName')} />
      {withRole && <Select label={words.role} options={roles} {...form.field('role')} />}
    </FormDialog>
  );
}
