import { createTenant } from '@caravan/sdk/client';
import { getListTenantsQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Switch } from '@caravan/ui/Switch';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';

export type OpenDialogProps = { onClose: () => void };

const blank = {
  slug: '',
  brand: '',
  currency: 'USD',
  locale: 'en-US',
  host: '',
  accent: '#1f6f5c',
  firstName: '',
  lastName: '',
  email: '',
};

/** A new marketplace with its first admin. */
export function OpenDialog({ onClose }: OpenDialogProps) {
  const [values, setValues] = useState(blank);
  const [sandbox, setSandbox] = useState(false);
  const create = useChange(createTenant, {
    failed: 'here',
    done: (made) => words.created(made.brand),
    refresh: [getListTenantsQueryKey()],
    onDone: onClose,
  });
  const fields = create.error?.fields ?? {};
  const bind = (name: keyof typeof blank, path: string = name) => ({
    value: values[name],
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
    error: fields[path],
  });
  const submit = () => {
    const { firstName, lastName, email, ...rest } = values;
    create.run({ ...rest, sandbox, admin: { firstName, lastName, email } });
  };
  return (
    <FormDialog
      title={words.open}
      submitLabel={words.create}
      isPending={create.isPending}
      error={create.error}
      size="md"
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">{words.openText}</p>
      <TextField label={words.brand} {...bind('brand')} isRequired autoFocus />
      <TextField label={words.slug} description={words.slugHelp} {...bind('slug')} isRequired />
      <TextField label={words.host} placeholder="trips.example.com" {...bind('host')} isRequired />
      <TextField label={words.currency} description={words.currencyHelp} {...bind('currency')} isRequired />
      <TextField label={words.locale} {...bind('locale')} />
      <TextField label={words.accent} {...bind('accent')} />
      <Switch value={sandbox} onChange={setSandbox} className="sm:col-span-2">
        {words.sandboxMode}
      </Switch>
      <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold">{words.admin}</legend>
        <TextField label={words.firstName} {...bind('firstName', 'admin.firstName')} isRequired />
        <TextField label={words.lastName} {...bind('lastName', 'admin.lastName')} isRequired />
        <TextField
          label={words.email}
          type="email"
          className="sm:col-span-2"
          {...bind('email', 'admin.email')}
          isRequired
        />
      </fieldset>
    </FormDialog>
  );
}
