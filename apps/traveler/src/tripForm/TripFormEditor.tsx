import type { TripForm } from '@caravan/sdk';
import { saveTripForm } from '@caravan/sdk/client';
import { getGetTripFormQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Badge } from '@caravan/ui/Badge';
import { Button } from '@caravan/ui/Button';
import { focusFirstError } from '@caravan/ui/ErrorSummary';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from '@caravan/shell/form';
import { bookingsQuery } from '../bookings/useBookings.ts';
import { type FormValues, missingPaths, toForm, toValues, wrongPaths } from './form.ts';
import { FormParts } from './FormParts.tsx';
import { words } from './messages.ts';

export type TripFormEditorProps = { form: TripForm; tripId: string; travelerId: string };

/** Edits and saves a trip form. It may be saved in parts; what is still missing is said under its field (T-159). */
export function TripFormEditor({ form: saved, tripId, travelerId }: TripFormEditorProps) {
  const queryClient = useQueryClient();
  const passportRequired = saved.passportRequired ?? false;
  const form = useForm<FormValues>({ defaultValues: toValues(saved) });
  const save = useChange(saveTripForm, { failed: 'here' });

  const showMissing = (values: FormValues) => {
    const missing = missingPaths(values, passportRequired);
    for (const path of missing) form.setError(path, { type: 'required', message: words.required });
    return missing.length;
  };
  const submit = async (values: FormValues) => {
    const wrong = Object.entries(wrongPaths(values));
    if (wrong.length > 0) {
      for (const [path, message] of wrong)
        form.setError(path as 'endOfTripPlans', { type: 'format', message });
      requestAnimationFrame(() => focusFirstError());
      return;
    }
    try {
      const answer = await save.send(tripId, travelerId, toForm(values, saved.version));
      queryClient.setQueryData(getGetTripFormQueryKey(tripId, travelerId), answer);
      form.reset(toValues(answer));
      const missing = showMissing(toValues(answer));
      toast({ title: missing === 0 ? words.saved : words.missing(missing), time: 'saved' });
      void queryClient.invalidateQueries({ queryKey: bookingsQuery().queryKey });
    } catch (cause) {
      if (applyFieldErrors(form, cause)) return;
      toast({ tone: 'error', title: cause instanceof Error ? cause.message : words.conflict });
    }
  };

  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Form
        onSubmit={() => {
          form.clearErrors();
          void form.handleSubmit(submit)();
        }}
      >
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
            isPending={isSubmitting}
            {...(!isDirty && { disabledReason: words.nothingChanged })}
          >
            {words.save}
          </Button>
        </div>
      </Form>
      {useUnsavedPrompt(isDirty)}
    </FormProvider>
  );
}
