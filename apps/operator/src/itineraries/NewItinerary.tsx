import { createItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryKey } from '@caravan/sdk/react-query';
import { useChange } from '@caravan/shell/useChange';
import { PageHeader } from '@caravan/ui/PageHeader';
import { Stepper } from '@caravan/ui/Stepper';
import { toast } from '@caravan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type DetailValues, toDraft } from './details.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { detailWords, words } from './messages.ts';

const steps = (['review-details', 'configure-services', 'review-pricing'] as const).map((id) => ({
  id,
  label: words.steps[id],
}));

/** A new itinerary: saved as incomplete, then continued on its own page (O-079). */
export function NewItinerary() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useChange(createItinerary, { failed: 'here' });
  const save = async (values: DetailValues) => {
    const made = await create.send(toDraft(values));
    client.setQueryData(getGetItineraryQueryKey(made.id), made);
    toast({ title: detailWords.saved });
    // The form is still dirty on navigation, but its values have just been saved.
    await navigate({ to: '/itineraries/$id/review-details', params: { id: made.id }, ignoreBlocker: true });
  };
  return (
    <>
      <PageHeader title={words.newTitle} />
      <Stepper label={words.steps.label} steps={steps} current="review-details" className="my-8" />
      <DetailsForm onSave={save} />
    </>
  );
}
