import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useLoaded } from '@caravan/shell/useLoaded';
import { LinkButton } from '@caravan/ui/LinkButton';
import { SaveBar } from '@caravan/ui/SaveBar';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { ServiceDays } from './ServiceDays.tsx';
import { useSaveDays } from './useSaveDays.ts';

/** Step 2 of an itinerary: every change is saved as it is made. */
export function ItineraryServices({ id }: { id: string }) {
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  const { save, error } = useSaveDays(id);
  return (
    <ServiceDays
      days={itinerary.servicesByDay}
      lengthInDays={itinerary.lengthInDays}
      currency={itinerary.currency}
      onChange={save}
      footer={
        <SaveBar isDirty error={error}>
          <LinkButton href={paths.itinerary(id, 'review-pricing')}>{words.continue}</LinkButton>
        </SaveBar>
      }
    />
  );
}
