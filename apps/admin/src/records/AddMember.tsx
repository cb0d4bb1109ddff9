import { type ApiError, type MemberList, type NewMember, toApiError } from '@caravan/sdk';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { words } from './messages.ts';

/** Who is added, and the key that makes a second press no second invitation. */
export type NewPerson = { data: NewMember; key: string };

export type AddMemberProps = {
  /** Whether one is an admin or a member. */
  roles: boolean;
  onAdd: (person: NewPerson) => Promise<MemberList>;
  onClose: () => void;
};

const roles = [
  { id: 'member', label: words.roles.member },
  { id: 'admin', label: words.roles.admin },
] as const;

/** Adds a person by e-mail. */
export function AddMember({ roles: withRole, onAdd, onClose }: AddMemberProps) {
  const [values, setValues] = useState({ email: '', firstName: '', lastName: '' });
  const [role, setRole] = useState<(typeof roles)[number]['id']>('member');
  const [key] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: error?.fields[name],
  });
  const submit = async () => {
    setPending(true);
    const { email, firstName, lastName } = values;
    try {
      await onAdd({
        key,
        data: {
          email,
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
          ...(withRole && { role }),
        },
      });
      toast({ tone: 'success', title: words.added });
      onClose();
    } catch (cause) {
      setError(toApiError(cause));
      setPending(false);
    }
  };
  return (
    <FormDialog
      title={words.add}
      text={words.addText}
      submitLabel={words.add}
      isPending={isPending}
      error={error}
      shown={Object.keys(values)}
      onSubmit={() => void submit()}
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
