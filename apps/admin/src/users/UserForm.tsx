import type { Profile } from '@caravan/sdk';
import { getUser, updateUser } from '@caravan/sdk/client';
import { updateUserForm } from '@caravan/sdk/forms';
import { getGetUserQueryKey } from '@caravan/sdk/react-query';
import type { FormField } from '../records/RecordField.tsx';
import { RecordForm } from '../records/RecordForm.tsx';
import { useRecord } from '../records/useRecord.ts';
import { person } from './personMessages.ts';

const fields: FormField[] = [
  { name: 'firstName', label: person.firstName },
  { name: 'lastName', label: person.lastName },
  { name: 'email', label: person.email, kind: 'email', help: person.emailHelp },
];

const recordOf = (user: Profile) => ({ ...user, editableFields: user.editableFields ?? [] });

/** A person's names, which admins can correct, and the email of a person who has never signed in. */
export function UserForm({ user }: { user: Profile }) {
  const { onSave, onReload } = useRecord(user.id, getGetUserQueryKey(user.id), {
    get: getUser,
    update: updateUser,
  });
  return (
    <RecordForm
      record={recordOf(user)}
      fields={fields}
      rules={updateUserForm}
      onSave={async (data) => recordOf(await onSave(data))}
      onReload={async () => recordOf(await onReload())}
    />
  );
}
