import type { Service, ServiceEdit, Trip } from '@caravan/sdk';
import { createGathering, deleteTripService, updateTripService } from '@caravan/sdk/client';
import { createGatheringForm } from '@caravan/sdk/forms';
import { addDays } from '@caravan/shell/format';
import { FormDialog } from '@caravan/shell/FormDialog';
import { dayWords, serviceTitle } from '@caravan/shell/serviceWords';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useFormat } from '@caravan/shell/useFormat';
import { Button } from '@caravan/ui/Button';
import { Card } from '@caravan/ui/Card';
import { ConfirmDialog } from '@caravan/ui/ConfirmDialog';
import { Select } from '@caravan/ui/Select';
import { TextArea } from '@caravan/ui/TextArea';
import { TextField } from '@caravan/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { keepTrip } from '../workspace/useTrip.ts';
import { gatheringWords as words } from './gatheringWords.ts';

export type GatheringsProps = { trip: Trip };

type Entry = { service: Service; day: number };
type Asking = { what: 'edit'; entry?: Entry } | { what: 'remove'; entry: Entry };

/** The informal gatherings of the trip: free, made, changed and removed by the host (H-145, H-387 to H-393). */
export function Gatherings({ trip }: GatheringsProps) {
  const format = useFormat();
  const [asking, setAsking] = useState<Asking>();
  const isOpen = trip.editable.includes('gatherings');
  const entries = trip.servicesByDay.flatMap(({ day, services }) =>
    services.filter(({ type }) => type === 'informalGathering').map((service) => ({ service, day })),
  );
  const close = () => setAsking(undefined);
  return (
    <Card
      title={words.title}
      description={words.hint}
      actions={
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus aria-hidden />}
          {...(!isOpen && { disabledReason: words.closed })}
          onPress={() => setAsking({ what: 'edit' })}
        >
          {words.add}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <li
              key={entry.service.id}
              className="grid grid-cols-1 gap-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[8rem_1fr_auto]"
            >
              <p className="tabular text-sm text-muted">
                {dayWords.day(entry.day)} · {format.date(addDays(trip.startDate, entry.day - 1), 'MMM DD')}
              </p>
              <div className="min-w-0">
                <p className="font-medium">{serviceTitle(entry.service)}</p>
                {entry.service.description && (
                  <p className="mt-0.5 text-sm text-muted">{entry.service.description}</p>
                )}
              </div>
              {isOpen && (
                <div className="flex gap-1">
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={words.editOf(serviceTitle(entry.service))}
                    onPress={() => setAsking({ what: 'edit', entry })}
                  >
                    {words.edit}
                  </Button>
                  <Button
                    size="sm"
                    variant="danger-quiet"
                    aria-label={words.removeOf(serviceTitle(entry.service))}
                    onPress={() => setAsking({ what: 'remove', entry })}
                  >
                    {words.remove}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {asking?.what === 'edit' && (
        <GatheringDialog trip={trip} {...(asking.entry && { entry: asking.entry })} onClose={close} />
      )}
      {asking?.what === 'remove' && <Remove trip={trip} entry={asking.entry} onClose={close} />}
    </Card>
  );
}

type DialogProps = { trip: Trip; entry?: Entry; onClose: () => void };

function GatheringDialog({ trip, entry, onClose }: DialogProps) {
  const queryClient = useQueryClient();
  const format = useFormat();
  const options = {
    failed: 'here' as const,
    done: words.saved,
    onDone: (saved: Trip) => {
      keepTrip(queryClient, saved);
      onClose();
    },
  };
  const add = useChange(createGathering, options);
  const change = useChange(updateTripService, options);
  const form = useForm({
    rules: createGatheringForm,
    values: {
      name: entry?.service.name ?? '',
      description: entry?.service.description ?? '',
      day: String(entry?.day ?? 1),
    },
    input: ({ name, description, day }): ServiceEdit => ({
      name,
      description,
      day: Number(day),
      version: trip.version,
    }),
    check: ({ name, description }) => ({
      name: name.trim() === '' ? words.required(words.name) : undefined,
      description: description.trim() === '' ? words.required(words.description) : undefined,
    }),
    send: (input) =>
      entry?.service.id
        ? change.send(trip.id, 'informalGathering', entry.service.id, input)
        : add.send(trip.id, input),
  });
  const days = trip.servicesByDay.map(({ day }) => ({
    id: String(day),
    label: `${dayWords.day(day)} · ${format.date(addDays(trip.startDate, day - 1), 'MMM DD')}`,
  }));
  return (
    <FormDialog
      form={form}
      title={entry ? words.edit : words.add}
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

function Remove({ trip, entry, onClose }: DialogProps & { entry: Entry }) {
  const queryClient = useQueryClient();
  const remove = useChange(deleteTripService, {
    failed: 'here',
    done: words.removed,
    onDone: (saved) => {
      keepTrip(queryClient, saved);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={words.removeTitle(serviceTitle(entry.service))}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      isPending={remove.isPending}
      error={remove.problem}
      onConfirm={() => remove.run(trip.id, 'informalGathering', entry.service.id ?? '')}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
