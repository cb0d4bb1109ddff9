import { createTenant } from '@caravan/sdk/client';
import { createTenantForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Switch } from '@caravan/ui/Switch';
import { TextField } from '@caravan/ui/TextField';
import { words } from './messages.ts';

export type OpenDialogProps = { onClose: () => void };

const blank = {
  slug: '',
  brand: '',
  currency: 'USD',
  locale: 'en-US',
  host: '',
  accent: '#1f6f5c',
  sandbox: false,
  admin: { firstName: '', lastName: '', email: '' },
};

/** Opens a new marketplace with its first admin. */
export function OpenDialog({ onClose }: OpenDialogProps) {
  const create = useChange(createTenant, {
    failed: 'here',
    done: (made) => words.created(made.brand),
    onDone: onClose,
  });
  const form = useForm({ rules: createTenantForm, values: blank, send: create.send });
  return (
    <FormDialog
      form={form}
      title={words.open}
      submitLabel={words.create}
      size="md"
      className="grid gap-5 sm:grid-cols-2"
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">{words.openText}</p>
      <TextField label={words.brand} {...form.field('brand')} autoFocus />
      <TextField label={words.slug} description={words.slugHelp} {...form.field('slug')} />
      <TextField label={words.host} placeholder="trips.example.com" {...form.field('host')} />
      <TextField label={words.currency} description={words.currencyHelp} {...form.field('currency')} />
      <TextField label={words.locale} {...form.field('locale')} />
      <TextField label={words.accent} {...form.field('accent')} />
      <Switch value={form.values.sandbox} onChange={form.field('sandbox').onChange} className="sm:col-span-2">
        {words.sandboxMode}
      </Switch>
      <fieldset className="grid gap-5 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold">{words.admin}</legend>
        <TextField label={words.firstName} {...form.field('admin.firstName')} />
        <TextField label={words.lastName} {...form.field('admin.lastName')} />
        <TextField
          label={words.email}
          type="email"
          className="sm:col-span-2"
          {...form.field('admin.email')}
        />
      </fieldset>
    </FormDialog>
  );
}
