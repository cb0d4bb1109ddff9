import type { Provider } from '@caravan/sdk';
import { chooseProvider } from '@caravan/sdk/client';
import { useChange } from '@caravan/shell/useChange';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { Dialog } from '@caravan/ui/Dialog';
import { Select } from '@caravan/ui/Select';
import { TextField } from '@caravan/ui/TextField';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type ProviderDialogProps = { provider: Provider; version: number; onClose: () => void };

const formId = 'provider';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog
      isOpen
      onClose={onClose}
      title={words.services[provider.service] ?? provider.service}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={save.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
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
        {save.error && Object.keys(fields).length === 0 && <Alert tone="error">{save.error.message}</Alert>}
      </form>
    </Dialog>
  );
}
