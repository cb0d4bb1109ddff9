import type { PlaceType } from '@caravan/sdk';
import { getSearchPlacesQueryOptions } from '@caravan/sdk/react-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** Suggests places for what is typed; without a type, cities and airports. */
export function usePlaces(typed: string, type?: PlaceType) {
  const q = useDeferredValue(typed.trim());
  const { data, isFetching } = useQuery({
    ...getSearchPlacesQueryOptions({ q, limit: 8, ...(type && { type }) }),
    enabled: q.length > 0,
    throwOnError: false,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const labels = new Set<string>();
  const options = (q ? (data?.items ?? []) : []).flatMap(({ name, code, city, country }) => {
    const label = code ? `${name} (${code})` : name;
    // The name is all that is kept, so the same name twice is one suggestion.
    if (labels.has(label)) return [];
    labels.add(label);
    return [{ id: label, label, description: [city, country].filter(Boolean).join(', ') }];
  });
  return { options, isLoading: q.length > 0 && isFetching };
}
