import { printItinerary } from '@caravan/sdk/client';
import { getGetItineraryQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { paths } from '../paths.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';
import { words } from './messages.ts';

/** A printable itinerary, whose days have no dates yet. */
export function PrintItinerary({ id }: { id: string }) {
  const format = useFormat();
  const itinerary = useLoaded(getGetItineraryQueryOptions(id));
  usePageTitle('Operator Portal', itinerary.name);
  return (
    <ItinerarySheet
      plan={itinerary}
      facts={[
        format.countryNamed(itinerary.country),
        itinerary.destination,
        words.length(itinerary.lengthInDays),
      ].join(' · ')}
      more={[[words.code, itinerary.operatorCode]]}
      back={paths.itinerary(id)}
      file={() => printItinerary(id)}
      name="itinerary.pdf"
    />
  );
}
