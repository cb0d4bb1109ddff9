import { toApiError } from '@caravan/sdk';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { SaveBar } from '@caravan/ui/SaveBar';
import { toast } from '@caravan/ui/toast';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm, useWatch } from '@caravan/shell/form';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormText } from '../forms/FormText.tsx';
import { rules } from '../forms/rules.ts';
import { limits } from '../itineraries/details.ts';
import { detailWords } from '../itineraries/messages.ts';
import { reviewWords as words } from './messages.ts';
import { fewestSpots, isInvalidRange, reviewProblems, type ReviewValues, zoneName } from './review.ts';

export type ReviewFormProps = {
  values: ReviewValues;
  /** Which fields may be changed. */
  editable: (name: keyof ReviewValues) => boolean;
  onSave: (values: ReviewValues) => Promise<unknown>;
  /** The time zones to choose from; without them the form does not ask. */
  zones?: readonly string[];
  /** A request is saved even when nothing was changed: saving makes the trip. */
  savesUnchanged?: boolean;
  next?: (unsaved: boolean) => ReactNode;
};

const fields = ['name', 'tripSummary', 'minimumSpots', 'maximumSpots', 'operatorCode', 'timeZone'] as const;

/** Name, summary and spots of a trip or of the trip that a request becomes. */
export function ReviewForm({
  values,
  editable,
  onSave,
  zones = [],
  savesUnchanged = false,
  next,
}: ReviewFormProps) {
  const form = useForm<ReviewValues>({ defaultValues: values, resolver: rules(reviewProblems) });
  const [error, setError] = useState<string>();
  const { isDirty, isSubmitting } = form.formState;
  const unsaved = useUnsavedPrompt(isDirty && !isSubmitting);
  const [summary, min, max] = useWatch({
    control: form.control,
    name: ['tripSummary', 'minimumSpots', 'maximumSpots'],
  });
  const open = fields.filter(editable);

  const submit = async (entered: ReviewValues) => {
    setError(undefined);
    if (isInvalidRange(entered)) {
      toast({ tone: 'error', title: words.rangeTitle, message: words.range });
      form.setError('minimumSpots', { message: words.range });
      return;
    }
    try {
      await onSave(entered);
      form.reset(entered);
    } catch (cause) {
      const { message } = toApiError(cause);
      if (applyFieldErrors(form, cause)) return;
      setError(words.error(message));
      toast({ tone: 'error', title: words.failed, message });
    }
  };

  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(submit)}>
        <div className="flex flex-col gap-5">
          {open.length === 0 && <p className="text-sm text-muted">{words.locked}</p>}
          <FormText
            name="name"
            label={words.name}
            maxLength={limits.name}
            isRequired
            isDisabled={!editable('name')}
          />
          <div>
            <FormText
              name="tripSummary"
              label={words.summary}
              rows={6}
              isRequired
              isDisabled={!editable('tripSummary')}
            />
            <p aria-live="polite" className="mt-1 text-right text-[0.8125rem] text-muted tabular">
              {detailWords.summaryCount(summary.trim().length, limits.summary)}
            </p>
          </div>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            <FormNumber
              name="minimumSpots"
              label={words.minimum}
              stepper
              min={fewestSpots}
              max={Math.max(fewestSpots, (max ?? 500) - 1)}
              isDisabled={!editable('minimumSpots')}
            />
            <FormNumber
              name="maximumSpots"
              label={words.maximum}
              stepper
              min={(min ?? fewestSpots) + 1}
              max={500}
              isDisabled={!editable('maximumSpots')}
            />
            {editable('operatorCode') && (
              <FormText name="operatorCode" label={words.operatorCode} maxLength={60} />
            )}
          </div>
          {zones.length > 0 && editable('timeZone') && (
            <div className="flex flex-col gap-3">
              {!values.timeZone && <Alert tone="warning">{words.zoneMissing}</Alert>}
              <FormSelect
                name="timeZone"
                label={words.zone}
                options={zones.map((id) => ({ id, label: zoneName(id) }))}
                isRequired
              />
            </div>
          )}
        </div>
        <div className="mt-8">
          <SaveBar isDirty error={error}>
            {open.length > 0 && (
              <Button
                type="submit"
                isPending={isSubmitting}
                variant={isDirty || savesUnchanged ? 'primary' : 'secondary'}
                isDisabled={!isDirty && !savesUnchanged}
              >
                {words.save}
              </Button>
            )}
            {next?.(isDirty)}
          </SaveBar>
        </div>
      </Form>
      {unsaved}
    </FormProvider>
  );
}
