import type { EventType, Webhook, WebhookInput } from '@caravan/sdk';
import { createWebhookForm } from '@caravan/sdk/forms';
import { getGetWebhookMetadataQueryOptions } from '@caravan/sdk/react-query';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { CheckboxGroup } from '@caravan/ui/CheckboxGroup';
import { Skeleton } from '@caravan/ui/Skeleton';
import { TextField } from '@caravan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type WebhookDialogProps = {
  /** The webhook to edit; undefined for a new one. */
  webhook?: Webhook;
  onSave: (input: WebhookInput) => Promise<unknown>;
  onClose: () => void;
};

/** Edits a webhook's URL and events. */
export function WebhookDialog({ webhook, onSave, onClose }: WebhookDialogProps) {
  const metadata = useQuery(getGetWebhookMetadataQueryOptions());
  const types: string[] = webhook?.eventTypes ?? [];
  const form = useForm({
    rules: createWebhookForm,
    values: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      eventTypes: types,
    },
    input: ({ url, description, eventTypes }) => ({
      url: url.trim(),
      description,
      eventTypes: eventTypes as EventType[],
    }),
    send: onSave,
  });
  return (
    <FormDialog
      form={form}
      title={webhook ? words.edit : words.create}
      submitLabel={webhook ? words.save : words.create}
      size="md"
      onClose={onClose}
    >
      <TextField
        label={words.url}
        description={words.urlHelp}
        type="url"
        {...form.field('url')}
        maxLength={500}
        autoFocus
      />
      <TextField label={words.what} {...form.field('description')} maxLength={200} />
      {metadata.data ? (
        <CheckboxGroup
          label={words.events}
          description={words.eventsHelp}
          options={metadata.data.eventTypes.map((id) => ({ id, label: words.typeWords[id] }))}
          {...form.field('eventTypes')}
          columns={2}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </FormDialog>
  );
}
