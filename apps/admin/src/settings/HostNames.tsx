import { Acting } from '../frame/Acting.tsx';
import type { HostName, TenantSettings } from '@caravan/sdk';
import { addTenantHost, checkTenantHost, removeTenantHost } from '@caravan/sdk/client';
import { addTenantHostForm } from '@caravan/sdk/forms';
import { useChange } from '@caravan/shell/useChange';
import { useFormat } from '@caravan/shell/useFormat';
import { useForm } from '@caravan/shell/useForm';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { CopyField } from '@caravan/ui/CopyField';
import { FormSection } from '@caravan/ui/FormSection';
import { TextField } from '@caravan/ui/TextField';
import { useState } from 'react';
import { words } from './messages.ts';
import { useKeepSettings } from './useSettings.ts';

export type HostNamesProps = { settings: TenantSettings };

/** Host names that are active or awaiting verification. */
export function HostNames({ settings }: HostNamesProps) {
  const keep = useKeepSettings();
  const [removing, setRemoving] = useState<string>();
  const add = useChange(addTenantHost, {
    failed: 'here',
    onDone: (now) => keep(now),
  });
  const form = useForm({
    rules: addTenantHostForm,
    values: { host: '' },
    send: add.send,
    kept: () => ({ host: '' }),
  });
  const remove = useChange(removeTenantHost, {
    onDone: (now) => {
      setRemoving(undefined);
      keep(now, words.removed);
    },
  });
  return (
    <FormSection title={words.hosts} description={words.hostsText} className="border-t border-line">
      <Card padded={false}>
        <ul aria-label={words.hosts} className="divide-y divide-line">
          {settings.hosts.map((name) => (
            <HostRow key={name.host} name={name} onRemove={() => setRemoving(name.host)} />
          ))}
        </ul>
      </Card>
      <Acting>
        <Form form={form} className="flex flex-wrap items-end gap-3">
          <TextField
            label={words.addHost}
            placeholder="trips.example.com"
            {...form.field('host')}
            error={form.field('host').error ?? form.failure}
            isRequired={false}
            className="min-w-0 flex-1 basis-56"
          />
          <Button
            type="submit"
            variant="secondary"
            isPending={form.isPending}
            isDisabled={!form.values.host.trim()}
          >
            {words.add}
          </Button>
        </Form>
      </Acting>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && remove.run({ host: removing })}
        title={words.removeTitle(removing ?? '')}
        confirmLabel={words.remove}
        tone="danger"
        isPending={remove.isPending}
      >
        {words.removeText}
      </ConfirmDialog>
    </FormSection>
  );
}

function HostRow({ name, onRemove }: { name: HostName; onRemove: () => void }) {
  const keep = useKeepSettings();
  const format = useFormat();
  const check = useChange(checkTenantHost, { onDone: (now) => keep(now) });
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 flex-1 basis-40 font-medium break-words">{name.host}</span>
        <Badge size="sm" tone={name.serving ? 'green' : 'warning'} dot>
          {name.serving ? words.serving : words.waiting}
        </Badge>
        <Acting>
          {!name.serving && (
            <Button
              size="sm"
              variant="secondary"
              isPending={check.isPending}
              onPress={() => check.run({ host: name.host })}
            >
              {words.check}
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={`${words.remove} ${name.host}`} onPress={onRemove}>
            {words.remove}
          </Button>
        </Acting>
      </div>
      {name.txtName && name.txtValue && name.fileUrl && (
        <div className="grid gap-3">
          <CopyField label={words.txtName} value={name.txtName} />
          <CopyField label={words.txtValue} value={name.txtValue} />
          <CopyField label={words.fileUrl} value={name.fileUrl} />
          {name.fileContent && <CopyField label={words.fileContent} value={name.fileContent} />}
        </div>
      )}
      {name.problem && (
        <Alert
          tone="warning"
          {...(name.checkedAt && { title: words.checkedAt(format.instant(name.checkedAt)) })}
        >
          {name.problem}
        </Alert>
      )}
    </li>
  );
}
