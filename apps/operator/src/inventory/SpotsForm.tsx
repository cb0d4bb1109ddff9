import type { InventoryReviewDefaults, Itinerary } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { useListInventory } from '@caravan/sdk/react-query';
import { applyFieldErrors } from '@caravan/shell/applyFieldErrors';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { SaveBar } from '@caravan/ui/SaveBar';
import { TextField } from '@caravan/ui/TextField';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from '@caravan/shell/form';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { rules } from '../forms/rules.ts';
import { isNotSubmitted } from '../itineraries/groups.ts';
import { detailWords } from '../itineraries/messages.ts';
import { useSaveItinerary } from '../itineraries/useSaveItinerary.ts';
import { pricingWords as words } from './messages.ts';
import { spotLimits, spotProblems, spotValues, type SpotValues } from './spots.ts';

export type SpotsFormProps = { itinerary: Itinerary; defaults: InventoryReviewDefaults };

/** Spots and terms; submitting hands a new itinerary in for approval (O-080, O-122 to O-127). */
export function SpotsForm({ itinerary, defaults }: SpotsFormProps) {
  const navigate = useNavigate();
  const save = useSaveItinerary(itinerary.id);
  const inventory = useListInventory(itinerary.id);
  const limits = spotLimits(inventory.data?.items ?? []);
  const submits = isNotSubmitted(itinerary);
  const form = useForm<SpotValues>({
    mode: 'onChange',
    defaultValues: spotValues(itinerary, defaults),
    resolver: rules((values) => spotProblems(values, limits)),
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  // A refusal of the server (root) can be tried again; a wrong field has to be put right first.
  const invalid = Object.keys(errors).some((field) => field !== 'root');
  // Each number is judged by the other: changing one may put the other right or wrong.
  const [minimum, maximum] = useWatch({ control: form.control, name: ['minimumSpots', 'maximumSpots'] });
  const { trigger } = form;
  useEffect(() => {
    if (isDirty) void trigger(['minimumSpots', 'maximumSpots']);
  }, [minimum, maximum, isDirty, trigger]);
  const range = { stepper: true, min: defaults.smallestSpots, max: 500, isRequired: true };
  const unsaved = useUnsavedPrompt(isDirty && !isSubmitting);
  // What has not been handed in differs from what submitting makes of it, whatever its figures are.
  const changed = isDirty || submits;

  const submit = async (values: SpotValues) => {
    try {
      await save({
        version: itinerary.version,
        minimumSpots: values.minimumSpots!,
        maximumSpots: values.maximumSpots!,
        termsAndConditions: true,
        ...(submits && { status: 'in review' as const }),
      });
      form.reset(values);
      if (submits)
        await navigate({ to: '/itineraries/$id/success', params: { id: itinerary.id }, ignoreBlocker: true });
      else toast({ title: detailWords.saved });
    } catch (cause) {
      form.setError('root', { message: toApiError(cause).message });
      if (!applyFieldErrors(form, cause))
        toast({ tone: 'error', title: words.error, message: toApiError(cause).message });
    }
  };

  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(submit)}>
        <FormSection title={words.spots} description={words.spotsHelp}>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            <FormNumber name="minimumSpots" label={words.minimum} {...range} />
            <FormNumber name="maximumSpots" label={words.maximum} {...range} />
            <TextField label={words.currency} value={itinerary.currency} isReadOnly />
          </div>
          <FormCheckbox name="termsAndConditions">{words.terms}</FormCheckbox>
        </FormSection>
        <SaveBar isDirty error={errors.root?.message && detailWords.error(errors.root.message)}>
          <Button
            type="submit"
            isPending={isSubmitting}
            isDisabled={invalid}
            {...(!changed && { disabledReason: words.nothing })}
          >
            {submits ? words.submit : words.save}
          </Button>
        </SaveBar>
      </Form>
      {unsaved}
    </FormProvider>
  );
}
