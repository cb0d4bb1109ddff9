import type { Provider } from '@caravan/sdk';
import { chooseProvider } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { FormDialog } from '@caravan/shell/FormDialog';
import { Alert } from '@caravan/ui/Alert';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type ProviderDialogProps = { provider: Provider; version: number; onClose: () => void };

/** Chooses who does a service; secrets that are kept stay unless they are typed anew. */
export function ProviderDialog({ provider, version, onClose }: ProviderDialogProps) {
  const keep = useKeepSettings();
  const [choice, setChoice] = useState(provider.choice);
  const [settings, setSettings] = useState<Record<string, string>>(provider.settings);
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const option = provider.options.find((o) => o.name === choice);
  const save = useChange(chooseProvider, {
    failed: 'here',
    onDone: (now) => {
      keep(now);
      onClose();
    },
  });
  const only = (values: Record<string, string>, names: string[] = []) =>
    Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
  const submit = () => {
    save.run({
      version,
      service: provider.service,
      choice,
      settings: only(settings, option?.settings),
      secrets: only(secrets, option?.secrets),
    });
  };
  const fields = save.error?.fields ?? {};
  return (
    <FormDialog
      title={words.services[provider.service] ?? provider.service}
      submitLabel={words.save}
      isPending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={words.provider}
        options={provider.options.map((o) => ({
          id: o.name,
          label: o.embedded ? `${o.name} (${words.builtIn})` : o.name,
        }))}
        value={choice}
        onChange={setChoice}
      />
      {option?.note && <Alert tone="warning">{option.note}</Alert>}
      {option?.settings.map((name) => (
        <TextField
          key={name}
          label={name}
          value={settings[name] ?? ''}
          onChange={(value) => setSettings((now) => ({ ...now, [name]: value }))}
          error={fields[`settings.${name}`]}
        />
      ))}
      {option?.secrets.map((name) => (
        <TextField
          key={name}
          label={name}
          type="password"
          autoComplete="off"
          value={secrets[name] ?? ''}
          onChange={(value) => setSecrets((now) => ({ ...now, [name]: value }))}
          error={fields[`secrets.${name}`]}
          {...(choice === provider.choice &&
            provider.secretsSet.includes(name) && { description: words.keptSecret })}
        />
      ))}
    </FormDialog>
  );
}
