import type { TripForm } from '@caravan/sdk';
import { saveTripForm } from '@caravan/sdk/client';
import { saveTripFormForm } from '@caravan/sdk/forms';
import { getGetTripFormQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { useForm } from '@caravan/shell/useForm';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { type FormValues, missingPaths, toForm, toValues, wrongPaths } from './form.ts';
import { FormParts } from './FormParts.tsx';
import { words } from './messages.ts';

export type TripFormEditorProps = { form: TripForm; tripId: string; travelerId: string };

/** Edits and saves a trip form. It may be saved in parts; what is still missing is said under its field (T-159). */
export function TripFormEditor({ form: saved, tripId, travelerId }: TripFormEditorProps) {
  const queryClient = useQueryClient();
  const passportRequired = saved.passportRequired ?? false;
  const missingIn = (values: FormValues) => missingPaths(values, passportRequired);
  const save = useChange(saveTripForm, {
    failed: 'here',
    done: (answer) => {
      const missing = missingIn(toValues(answer)).length;
      return { title: missing === 0 ? words.saved : words.missing(missing), time: 'saved' };
    },
    onDone: (answer) => {
      queryClient.setQueryData(getGetTripFormQueryKey(tripId, travelerId), answer);
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
    },
    onFailed: ({ fields, message }) => {
      if (Object.keys(fields).length === 0) toast({ tone: 'error', title: message });
    },
  });
  const form = useForm({
    rules: saveTripFormForm,
    values: toValues(saved),
    input: (values) => toForm(values, saved.version),
    check: wrongPaths,
    send: (input) => save.send(tripId, travelerId, input),
    kept: toValues,
    remains: (answer: TripForm) =>
      Object.fromEntries(missingIn(toValues(answer)).map((path) => [path, words.required])),
  });
  const prompt = useUnsavedPrompt(form.isUnsaved);
  return (
    <>
      <Form form={form}>
        <header className="flex flex-wrap items-start justify-between gap-4 pb-8">
          <div>
            <h2 className="display text-3xl">{words.title}</h2>
            <p className="mt-1 text-muted">{words.text}</p>
          </div>
          <Badge tone={saved.complete ? 'green' : 'warning'} dot>
            {saved.complete ? words.complete : words.incomplete}
          </Badge>
        </header>
        <FormParts passportRequired={passportRequired} />
        <div className="sticky bottom-14 z-20 -mx-4 flex justify-end border-t border-line bg-surface px-4 py-4 md:bottom-0">
          <Button
            type="submit"
            size="lg"
            isPending={form.isPending}
            {...(!form.isDirty && { disabledReason: words.nothingChanged })}
          >
            {words.save}
          </Button>
        </div>
      </Form>
      {prompt}
    </>
  );
}
