import { printTripItinerary } from '@caravan/sdk/client';
import { getGetTripQueryOptions } from '@caravan/sdk/react-query';
import { useFormat } from '@caravan/shell/useFormat';
import { useLoaded } from '@caravan/shell/useLoaded';
import { usePageTitle } from '@caravan/shell/usePageTitle';
import { paths } from '../paths.ts';
import { ItinerarySheet } from './ItinerarySheet.tsx';
import { words } from './messages.ts';

/** A printable trip, with its dates and host. */
export function PrintTrip({ id }: { id: string }) {
  const trip = useLoaded(getGetTripQueryOptions(id));
  const format = useFormat();
  usePageTitle('Operator Portal', trip.name);
  return (
    <ItinerarySheet
      plan={trip}
      facts={[trip.destination, format.dateRange(trip.startDate, trip.endDate), words.id(trip.shortId)].join(
        ' · ',
      )}
      more={[
        [words.host, trip.host?.displayName],
        [words.code, trip.operatorCode],
      ]}
      startDate={trip.startDate}
      back={paths.trip(id)}
      file={() => printTripItinerary(id)}
      name={`itinerary-${trip.shortId}.pdf`}
    />
  );
}
