import type { TripRequestForm } from '@caravan/sdk';
import { quoteTripRequest } from '@caravan/sdk/client';
import { useDebounced } from '@caravan/shell/useDebounced';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const rest = 250;

/** What the trip could sell for with all that is chosen (H-103), as the server works it out for the request itself. */
export function useRange(form: TripRequestForm) {
  const current = JSON.stringify(form);
  const asked = useDebounced(current, rest);
  const quote = useQuery({
    queryKey: ['quoteTripRequest', asked],
    queryFn: () => quoteTripRequest(JSON.parse(asked) as TripRequestForm),
    enabled: form.startDate !== '',
    placeholderData: keepPreviousData,
    throwOnError: false,
    retry: false,
  });
  // A form that does not fit together costs nothing that could be said, nor did the one before it.
  const cost = quote.error ? undefined : quote.data;
  return {
    cost,
    /** The cost of exactly what stands in the form; undefined while it is worked out. */
    settled: asked === current && !quote.isPlaceholderData ? cost : undefined,
    refresh: () => void quote.refetch(),
    isLoading: quote.isLoading,
    isRefused: quote.error?.status === 400,
  };
}
