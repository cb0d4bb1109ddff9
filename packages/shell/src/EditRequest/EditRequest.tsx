import type { TripRequest, TripRequestUpdate } from '@caravan/sdk';
import { updateTripRequestForm } from '@caravan/sdk/forms';
import { DatePicker } from '@caravan/ui/DatePicker';
import { TextArea } from '@caravan/ui/TextArea';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useForm } from '../form/useForm.ts';
import { words } from './messages.ts';

export type EditRequestProps = {
  request: TripRequest;
  /** Sends the changes; an error is shown in the dialog. */
  send: (id: string, input: TripRequestUpdate) => Promise<TripRequest>;
  onClose: () => void;
};

type Values = { startDate: string | null; additionalRequests: string };

/** Edits the start date and additional requests of a pending trip request; departures keep their dates. */
export function EditRequest({ request, send, onClose }: EditRequestProps) {
  const values: Values = {
    startDate: request.startDate,
    additionalRequests: request.additionalRequests ?? '',
  };
  const form = useForm({
    rules: updateTripRequestForm,
    values,
    input: ({ startDate, additionalRequests }) => ({
      version: request.version,
      additionalRequests,
      ...(startDate && startDate !== request.startDate && { startDate }),
    }),
    check: ({ startDate }): Record<string, string> => (startDate ? {} : { startDate: words.missing }),
    send: (input) => send(request.id, input),
  });
  return (
    <FormDialog form={form} title={words.title} submitLabel={words.save} onClose={onClose}>
      <DatePicker
        label={words.startDate}
        {...form.field('startDate')}
        isRequired
        isDisabled={!!request.itineraryInventoryItemId}
        {...(request.itineraryInventoryItemId && { description: words.departure })}
      />
      <TextArea label={words.additional} rows={5} limit={4000} {...form.field('additionalRequests')} />
    </FormDialog>
  );
}
