import type { Service, ServiceEdit, Trip } from '@caravan/sdk';
import { updateTripService } from '@caravan/sdk/client';
import { updateTripServiceForm } from '@caravan/sdk/forms';
import { FormDialog } from '@caravan/shell/FormDialog';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { keepTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type WorkshopDialogProps = { trip: Trip; service: Service; onClose: () => void };

/** What the host does in a workshop space; the space itself belongs to the operator (H-144, H-390, H-394). */
export function WorkshopDialog({ trip, service, onClose }: WorkshopDialogProps) {
  const queryClient = useQueryClient();
  const change = useChange(updateTripService, {
    failed: 'here',
    done: words.workshopSaved,
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      onClose();
    },
    onFailed: ({ fields }) => {
      if (Object.keys(fields).length === 0)
        toast({ tone: 'error', title: words.failed, message: words.workshopFailed });
    },
  });
  const form = useForm({
    rules: updateTripServiceForm,
    // Without the host's own title, the description is just the space's type.
    values: { title: service.title ?? '', description: service.title ? (service.description ?? '') : '' },
    input: (values): ServiceEdit => ({ ...values, acceptedByHost: true, version: trip.version }),
    check: ({ title, description }) => ({
      title: title.trim() === '' ? words.required(words.name) : undefined,
      description: description.trim() === '' ? words.required(words.description) : undefined,
    }),
    send: (input) => change.send(trip.id, 'workshopSpace', service.id ?? '', input),
  });
  return (
    <FormDialog
      form={form}
      title={words.editWorkshop}
      text={words.unpublished}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      size="md"
      onClose={onClose}
    >
      <TextField label={words.name} maxLength={160} {...form.field('title')} isRequired />
      <TextArea label={words.description} rows={5} limit={6000} {...form.field('description')} isRequired />
    </FormDialog>
  );
}
