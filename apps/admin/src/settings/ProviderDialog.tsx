import type { Provider } from '@caravan/sdk';
import { chooseProvider } from '@caravan/sdk/client';
import { chooseProviderForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useField } from '@caravan/shell/useField';
import { useForm } from '@caravan/shell/useForm';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Alert } from '@caravan/ui/Alert';
import { CopyField } from '@caravan/ui/CopyField';
import { Select } from '@caravan/ui/Select';
import { TextField, type TextFieldProps } from '@caravan/ui/TextField';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type ProviderDialogProps = { provider: Provider; version: number; onClose: () => void };

/** Selects the provider of a service; saved secrets are kept unless new ones are entered. */
export function ProviderDialog({ provider, version, onClose }: ProviderDialogProps) {
  const keep = useKeepSettings();
  const save = useChange(chooseProvider, {
    failed: 'here',
    onDone: (now) => {
      keep(now);
      onClose();
    },
  });
  const only = (values: Record<string, string>, names: string[] = []) =>
    Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const optionOf = (choice: string) => provider.options.find((o) => o.name === choice);
  const typed: Record<string, string> = {};
  const form = useForm({
    rules: chooseProviderForm,
    values: { choice: provider.choice, settings: provider.settings, secrets: typed },
    input: ({ choice, settings, secrets }) => ({
      version,
      service: provider.service,
      choice,
      settings: only(settings, optionOf(choice)?.settings),
      secrets: only(secrets, optionOf(choice)?.secrets),
    }),
    send: save.send,
  });
  const { choice } = form.values;
  const option = optionOf(choice);
  return (
    <FormDialog
      form={form}
      title={words.services[provider.service] ?? provider.service}
      submitLabel={words.save}
      onClose={onClose}
    >
      <Select
        label={words.provider}
        options={provider.options.map((o) => ({
          id: o.name,
          label: o.embedded ? `${o.name} (${words.builtIn})` : o.name,
        }))}
        {...form.field('choice')}
      />
      {option?.note && <Alert tone="warning">{option.note}</Alert>}
      {choice === 'stripe' && (
        <div className="grid grid-cols-1 gap-1.5">
          <CopyField
            label={words.webhookAddress}
            value={`${location.origin}/public/payments/webhooks/stripe`}
          />
          <p className="text-[0.8125rem] text-muted">{words.webhookText}</p>
        </div>
      )}
      {option?.settings.map((name) => (
        <Setting key={name} name={`settings.${name}`} label={words.fields[name] ?? name} />
      ))}
      {option?.secrets.map((name) => (
        <Setting
          key={name}
          name={`secrets.${name}`}
          label={words.fields[name] ?? name}
          type="password"
          autoComplete="off"
          {...(choice === provider.choice &&
            provider.secretsSet.includes(name) && { description: words.keptSecret })}
        />
      ))}
    </FormDialog>
  );
}

type SettingProps = Omit<TextFieldProps, 'value' | 'onChange' | 'name'> & { name: string };

/** A setting of the provider, initially empty. */
function Setting({ name, ...props }: SettingProps) {
  const { value = '', ...field } = useField<string | undefined>(name);
  return <TextField {...props} {...field} value={value} />;
}
