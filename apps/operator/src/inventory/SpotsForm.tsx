import type { InventoryReviewDefaults, Itinerary, ItineraryUpdate } from '@caravan/sdk';
import { toApiError } from '@caravan/sdk';
import { updateItineraryForm } from '@caravan/sdk/forms';
import { useListCurrencies, useListInventory } from '@caravan/sdk/react-query';
import { useUnsavedPrompt } from '@caravan/shell/useUnsavedPrompt';
import { Form } from '@caravan/shell/Form';
import { useForm } from '@caravan/shell/useForm';
import { Button } from '@caravan/ui/Button';
import { FormSection } from '@caravan/ui/FormSection';
import { SaveBar } from '@caravan/ui/SaveBar';
import { toast } from '@caravan/ui/toast';
import { useNavigate } from '@tanstack/react-router';
import { FormCheckbox } from '../forms/FormCheckbox.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { Asked } from '../itineraries/Asked.tsx';
import { isNotSubmitted } from '../itineraries/groups.ts';
import { detailWords } from '../itineraries/messages.ts';
import { useSaveItinerary } from '../itineraries/useSaveItinerary.ts';
import { pricingWords as words } from './messages.ts';
import { spotLimits, spotProblems, spotValues } from './spots.ts';

export type SpotsFormProps = { itinerary: Itinerary; defaults: InventoryReviewDefaults };

/** Spots and terms; saving a new itinerary submits it for approval (O-080, O-122 to O-127). */
export function SpotsForm({ itinerary, defaults }: SpotsFormProps) {
  const navigate = useNavigate();
  const save = useSaveItinerary(itinerary.id);
  const inventory = useListInventory(itinerary.id);
  // Prices are stored in the currency they were entered in, so it is fixed once there are departures or periods.
  const isPriced =
    (inventory.data?.items.length ?? 0) > 0 ||
    (itinerary.packages ?? []).some(({ validityPeriods }) => validityPeriods?.length) ||
    (itinerary.servicesByDay ?? []).some(({ services }) => services.some(({ priceMinor }) => priceMinor));
  const currencies = useListCurrencies({ query: { throwOnError: false, enabled: !isPriced } }).data?.items;
  const choices = [
    { id: itinerary.currency, label: itinerary.currency },
    ...(isPriced ? [] : (currencies ?? [])).map(({ id, name, code }) => ({ id, label: `${code} · ${name}` })),
  ].filter(({ id }, at, all) => all.findLastIndex((other) => other.id === id) === at);
  const limits = spotLimits(inventory.data?.items ?? []);
  const submits = isNotSubmitted(itinerary);
  const form = useForm({
    rules: updateItineraryForm,
    values: spotValues(itinerary, defaults),
    input: (values): ItineraryUpdate => ({
      version: itinerary.version,
      minimumSpots: values.minimumSpots!,
      maximumSpots: values.maximumSpots!,
      ...(values.currency !== itinerary.currency && { currency: values.currency }),
      termsAndConditions: true,
      ...(submits && { status: 'in review' as const }),
    }),
    check: (values) => spotProblems(values, limits),
    // The two numbers constrain each other, so changing one can make the other valid or invalid.
    live: ['minimumSpots', 'maximumSpots'],
    send: async (input) => {
      try {
        await save(input);
      } catch (cause) {
        const { fields, message } = toApiError(cause);
        if (Object.keys(fields).length === 0) toast({ tone: 'error', title: words.error, message });
        throw cause;
      }
      if (submits)
        await navigate({ to: '/itineraries/$id/success', params: { id: itinerary.id }, ignoreBlocker: true });
      else toast({ title: detailWords.saved });
    },
  });
  const range = { stepper: true, min: defaults.smallestSpots, max: 500, isRequired: true };
  const unsaved = useUnsavedPrompt(form.isUnsaved);
  // Submitting changes an unsubmitted itinerary even if no value in the form differs.
  const changed = form.isDirty || submits;

  return (
    <>
      <Form form={form}>
        <FormSection title={words.spots} description={words.spotsHelp}>
          <Asked field="minimumSpots" />
          <div className="field-row sm:grid-cols-3">
            <FormNumber name="minimumSpots" label={words.minimum} {...range} />
            <FormNumber name="maximumSpots" label={words.maximum} {...range} />
            <FormSelect
              name="currency"
              label={words.currency}
              options={choices}
              isRequired
              isDisabled={isPriced}
            />
          </div>
          <FormCheckbox name="termsAndConditions">{words.terms}</FormCheckbox>
        </FormSection>
        <SaveBar isDirty error={form.refusal && detailWords.error(form.refusal.message)}>
          <Button
            type="submit"
            isPending={form.isPending}
            isDisabled={form.isFaulty}
            {...(!changed && { disabledReason: words.nothing })}
          >
            {submits ? words.submit : words.save}
          </Button>
        </SaveBar>
      </Form>
      {unsaved}
    </>
  );
}
