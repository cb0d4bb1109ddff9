import { getListTripMetadataQueryOptions } from '@caravan/sdk/react-query';
import { RecordFilter } from '../list/RecordFilter.tsx';
import { words } from './messages.ts';

/** Narrows a list to one trip. */
export function TripFilter() {
  return (
    <RecordFilter
      name="tripId"
      label={words.trip}
      all={words.allTrips}
      find={getListTripMetadataQueryOptions}
    />
  );
}
