import type { Profile, UserUpdate } from '@caravan/sdk';
import { getUser, updateUser } from '@caravan/sdk/client';
import { updateUserForm } from '@caravan/sdk/forms';
import { getGetUserQueryKey, getListAuditLogsQueryKey, getListUsersQueryKey } from '@caravan/sdk/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { FormField } from '../records/RecordField.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { words } from './messages.ts';

const fields: FormField[] = [
  { name: 'firstName', label: words.firstName },
  { name: 'lastName', label: words.lastName },
];

const recordOf = (user: Profile) => ({ ...user, editableFields: user.editableFields ?? [] });

/** The names of a person, which an admin may correct. */
export function UserForm({ user }: { user: Profile }) {
  const client = useQueryClient();
  const keep = (next: Profile) => {
    client.setQueryData(getGetUserQueryKey(user.id), next);
    for (const queryKey of [getListUsersQueryKey(), getListAuditLogsQueryKey()])
      void client.invalidateQueries({ queryKey });
    return recordOf(next);
  };
  return (
    <RecordForm
      record={recordOf(user)}
      fields={fields}
      rules={updateUserForm}
      onSave={async (data) => keep(await updateUser(user.id, data as unknown as UserUpdate))}
      onReload={async () => keep(await getUser(user.id))}
    />
  );
}
