import { getListTripMetadataQueryOptions } from '@caravan/sdk/react-query';
import { useAddress } from '@caravan/shell/useAddress';
import { useDebounced } from '@caravan/shell/useDebounced';
import { ComboBox } from '@caravan/ui/ComboBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from './messages.ts';

/** Narrows a list to one trip, found by its name; the trip is kept in the URL. */
export function TripFilter() {
  const [address, narrow] = useAddress();
  const tripId = typeof address.tripId === 'string' ? address.tripId : undefined;
  const [typed, setTyped] = useState<string>();
  // When the filters are cleared, the name is cleared, too.
  const [seen, setSeen] = useState(tripId);
  if (tripId !== seen) {
    setSeen(tripId);
    if (!tripId) setTyped(undefined);
  }
  const q = useDebounced((typed ?? '').trim());
  const found = useQuery(
    getListTripMetadataQueryOptions(
      { limit: 20, ...(q && { q }) },
      { query: { placeholderData: keepPreviousData } },
    ),
  );
  const chosen = useQuery(
    getListTripMetadataQueryOptions({ ids: tripId ? [tripId] : [] }, { query: { enabled: Boolean(tripId) } }),
  );
  const known = chosen.data?.items[0];
  const options = (found.data?.items ?? []).map(({ id, name }) => ({ id, label: name }));
  if (known && !options.some(({ id }) => id === known.id))
    options.unshift({ id: known.id, label: known.name });
  return (
    <ComboBox
      label={words.trip}
      hideLabel
      placeholder={words.allTrips}
      className="w-full sm:w-56"
      options={options}
      value={tripId ?? null}
      inputValue={typed ?? known?.name ?? ''}
      onInputChange={(text) => {
        setTyped(text);
        if (!text) narrow({ tripId: undefined });
      }}
      onChange={(id) => {
        setTyped(options.find((option) => option.id === id)?.label);
        narrow({ tripId: id ?? undefined });
      }}
      isLoading={found.isFetching}
    />
  );
}
