import type { ApiError, EventType, Webhook, WebhookInput } from '@caravan/sdk';
import { getGetWebhookMetadataQueryOptions } from '@caravan/sdk/react-query';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Dialog } from '@caravan/ui/Dialog';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { words } from './messages.ts';

export type WebhookDialogProps = {
  /** The one to change; absent for a new one. */
  webhook?: Webhook;
  onSubmit: (input: WebhookInput) => void;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | null;
};

const formId = 'webhook';

/** Where to send what. */
export function WebhookDialog({ webhook, onSubmit, onClose, isPending, error }: WebhookDialogProps) {
  const metadata = useQuery(getGetWebhookMetadataQueryOptions());
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [types, setTypes] = useState<string[]>(webhook?.eventTypes ?? []);
  const fields = error?.fields ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ url: url.trim(), description, eventTypes: types as EventType[] });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={webhook ? words.edit : words.create}
      size="md"
      dismissable={!isPending}
      footer={
        <>
          <Button variant="ghost" onPress={onClose} isDisabled={isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isPending={isPending}>
            {webhook ? words.save : words.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={words.url}
          description={words.urlHelp}
          type="url"
          value={url}
          onChange={setUrl}
          error={fields.url}
          maxLength={500}
          isRequired
          autoFocus
        />
        <TextField
          label={words.what}
          value={description}
          onChange={setDescription}
          error={fields.description}
          maxLength={200}
        />
        {metadata.data ? (
          <CheckboxGroup
            label={words.events}
            description={words.eventsHelp}
            options={metadata.data.eventTypes.map((id) => ({ id, label: words.typeWords[id] }))}
            value={types}
            onChange={setTypes}
            columns={2}
            error={fields.eventTypes}
          />
        ) : (
          <Skeleton lines={5} />
        )}
        {error && Object.keys(fields).length === 0 && <Alert tone="error">{error.message}</Alert>}
      </form>
    </Dialog>
  );
}
