import type { ApiError, EventType, Webhook, WebhookInput } from '@caravan/sdk';
import { getGetWebhookMetadataQueryOptions } from '@caravan/sdk/react-query';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

export type WebhookDialogProps = {
  /** The one to change; absent for a new one. */
  webhook?: Webhook;
  onSubmit: (input: WebhookInput) => void;
  onClose: () => void;
  isPending: boolean;
  error: ApiError | null;
};

/** Where to send what. */
export function WebhookDialog({ webhook, onSubmit, onClose, isPending, error }: WebhookDialogProps) {
  const metadata = useQuery(getGetWebhookMetadataQueryOptions());
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [types, setTypes] = useState<string[]>(webhook?.eventTypes ?? []);
  const fields = error?.fields ?? {};
  const submit = () => {
    onSubmit({ url: url.trim(), description, eventTypes: types as EventType[] });
  };
  return (
    <FormDialog
      title={webhook ? words.edit : words.create}
      submitLabel={webhook ? words.save : words.create}
      isPending={isPending}
      error={error}
      size="md"
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
