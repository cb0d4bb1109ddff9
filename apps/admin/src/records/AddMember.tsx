import type { MemberList, NewMember } from '@caravan/sdk';
import { type ChangeRequest, useChange } from '@caravan/shell/useChange';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '@caravan/shell/FormDialog';
import { words } from './messages.ts';

export type AddMemberProps = {
  /** Whether one is an admin or a member. */
  roles: boolean;
  onAdd: (person: NewMember, request: ChangeRequest) => Promise<MemberList>;
  onClose: () => void;
};

const roles = [
  { id: 'member', label: words.roles.member },
  { id: 'admin', label: words.roles.admin },
] as const;

/** Adds a person by email. */
export function AddMember({ roles: withRole, onAdd, onClose }: AddMemberProps) {
  const [values, setValues] = useState({ email: '', firstName: '', lastName: '' });
  const [role, setRole] = useState<(typeof roles)[number]['id']>('member');
  const add = useChange(onAdd, { failed: 'here', done: words.added, onDone: onClose });
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: add.error?.fields[name],
  });
  const submit = () => {
    const { email, firstName, lastName } = values;
    add.run({
      email,
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(withRole && { role }),
    });
  };
  return (
    <FormDialog
      title={words.add}
      text={words.addText}
      submitLabel={words.add}
      isPending={add.isPending}
      error={add.error}
      shown={Object.keys(values)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={words.email} type="email" {...bind('email')} isRequired autoFocus />
      <TextField label={words.firstName} {...bind('firstName')} />
      <TextField label={words.lastName} {...bind('lastName')} />
      {withRole && (
        <Select
          label={words.role}
          options={roles}
          value={role}
          onChange={(id) => setRole(roles.find((r) => r.id === id)?.id ?? role)}
        />
      )}
    </FormDialog>
  );
}
