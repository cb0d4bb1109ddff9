import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { LinkButton } from '@caravan/ui/LinkButton';
import { toast } from '@caravan/ui/toast';
import { paths } from '../paths.ts';
import { toUpdate } from './details.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { detailWords as words } from './messages.ts';
import { useSaveItinerary } from './useSaveItinerary.ts';

/** Step 1 of an itinerary. */
export function ItineraryDetails({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const save = useSaveItinerary(id);
  return (
    <DetailsForm
      key={id}
      itinerary={itinerary}
      onSave={async (values) => {
        await save(toUpdate(values, itinerary.version));
        toast({ title: words.saved });
      }}
      next={(unsaved) => (
        <LinkButton href={paths.itinerary(id, 'configure-services')} variant={unsaved ? 'ghost' : 'primary'}>
          {words.continue}
        </LinkButton>
      )}
    />
  );
}
