import type { ApiError, Service, ServiceEdit, Trip } from '@caravan/sdk';
import { createGathering, updateTripService } from '@caravan/sdk/client';
import { createGatheringForm } from '@caravan/sdk/forms';
import { addDays } from '@caravan/shell/format';
import { FormDialog } from '@caravan/shell/FormDialog';
import { dayWords } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { keepTrip } from '../workspace/useTrip.ts';
import { words } from './messages.ts';

export type GatheringDialogProps = { trip: Trip; day: number; service?: Service; onClose: () => void };

/** An informal gathering on one of the trip's days (H-387 to H-389, H-552). */
export function GatheringDialog({ trip, day, service, onClose }: GatheringDialogProps) {
  const queryClient = useQueryClient();
  const format = useFormat();
  const options = {
    failed: 'here' as const,
    onDone: (saved: Trip) => {
      keepTrip(queryClient, saved);
      onClose();
    },
    // H-585
    onFailed: ({ fields, message }: ApiError) => {
      if (Object.keys(fields).length === 0) toast({ tone: 'error', title: words.failed, message });
    },
  };
  const add = useChange(createGathering, { ...options, done: words.created });
  const change = useChange(updateTripService, { ...options, done: words.saved });
  const form = useForm({
    rules: createGatheringForm,
    values: {
      name: service?.name ?? '',
      description: service?.description ?? '',
      day: String(day),
    },
    input: (values): ServiceEdit => ({
      name: values.name,
      description: values.description,
      day: Number(values.day),
      version: trip.version,
    }),
    check: ({ name, description }) => ({
      name: name.trim() === '' ? words.required(words.name) : undefined,
      description: description.trim() === '' ? words.required(words.description) : undefined,
    }),
    send: (input) =>
      service?.id
        ? change.send(trip.id, 'informalGathering', service.id, { ...input, acceptedByHost: true })
        : add.send(trip.id, input),
  });
  const days = trip.servicesByDay.map((one) => ({
    id: String(one.day),
    label: `${dayWords.day(one.day)} · ${format.date(addDays(trip.startDate, one.day - 1), 'MMM DD')}`,
  }));
  return (
    <FormDialog
      form={form}
      title={service ? words.editGathering : words.add}
      text={words.unpublished}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      size="md"
      onClose={onClose}
    >
      <TextField label={words.name} maxLength={160} {...form.field('name')} isRequired />
      <Select label={words.day} options={days} {...form.field('day')} isRequired />
      <TextArea label={words.description} rows={5} limit={6000} {...form.field('description')} isRequired />
    </FormDialog>
  );
}
