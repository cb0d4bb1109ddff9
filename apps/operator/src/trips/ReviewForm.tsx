import { toApiError, type TripUpdate } from '@caravan/sdk';
import { partOf, updateTripForm } from '@caravan/sdk/forms';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { given, useForm } from '@caravan/shell/useForm';
import { Alert } from '@caravan/ui/Alert';
import { Button } from '@caravan/ui/Button';
import { SaveBar } from '@caravan/ui/SaveBar';
import { Skeleton } from '@caravan/ui/Skeleton';
import { toast } from '@caravan/ui/toast';
import { lazy, type ReactNode, Suspense } from 'react';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormText } from '../forms/FormText.tsx';
import { limits } from '../itineraries/details.ts';
import { detailWords } from '../itineraries/messages.ts';
import { reviewWords as words } from './messages.ts';
import { fewestSpots, isInvalidRange, reviewProblems, type ReviewValues, zoneName } from './review.ts';

// Loaded only for trips whose time zone can still change.
const FormSelect = lazy(() => import('../forms/FormSelect.tsx').then((m) => ({ default: m.FormSelect })));

export type ReviewFormProps = {
  values: ReviewValues;
  /** Whether a field is editable. */
  editable: (name: keyof ReviewValues) => boolean;
  onSave: (values: ReviewValues) => Promise<unknown>;
  /** The time zones to choose from; omit them to hide the field. */
  zones?: readonly string[];
  /** Allows saving a request without changes, because saving creates the trip. */
  savesUnchanged?: boolean;
  next?: (unsaved: boolean) => ReactNode;
};

const fields = ['name', 'tripSummary', 'minimumSpots', 'maximumSpots', 'operatorCode', 'timeZone'] as const;

const rules = partOf(updateTripForm, ...fields);

/** Name, summary, and spots of a trip, or of the trip that a request becomes. */
export function ReviewForm({
  values,
  editable,
  onSave,
  zones = [],
  savesUnchanged = false,
  next,
}: ReviewFormProps) {
  const form = useForm({
    rules,
    values,
    input: (entered): Partial<Pick<TripUpdate, (typeof fields)[number]>> => given(entered),
    check: (entered) => ({
      ...reviewProblems(entered),
      minimumSpots: isInvalidRange(entered) ? words.range : undefined,
    }),
    sendFields: async (_, entered) => {
      try {
        await onSave(entered);
      } catch (cause) {
        const { fields: wrong, message } = toApiError(cause);
        if (Object.keys(wrong).length === 0) toast({ tone: 'error', title: words.failed, message });
        throw cause;
      }
    },
  });
  const { isDirty } = form;
  const unsaved = useUnsavedPrompt(form.isUnsaved);
  const { tripSummary: summary, minimumSpots: min, maximumSpots: max } = form.values;
  const open = fields.filter(editable);

  const submit = () => {
    if (isInvalidRange(form.values)) toast({ tone: 'error', title: words.rangeTitle, message: words.range });
    return form.submit();
  };

  return (
    <>
      <Form form={form} onSubmit={submit}>
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
            <p aria-live="polite" className="mt-1 text-end text-[0.8125rem] text-muted tabular">
              {detailWords.summaryCount(summary.trim().length, limits.summary)}
            </p>
          </div>
          <div className="field-row sm:grid-cols-3">
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
              <Suspense fallback={<Skeleton className="h-18" />}>
                <FormSelect
                  name="timeZone"
                  label={words.zone}
                  options={zones.map((id) => ({ id, label: zoneName(id) }))}
                  isRequired
                />
              </Suspense>
            </div>
          )}
        </div>
        <div className="mt-8">
          <SaveBar isDirty error={form.failure && words.error(form.failure)}>
            {open.length > 0 && (
              <Button
                type="submit"
                isPending={form.isPending}
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
    </>
  );
}
